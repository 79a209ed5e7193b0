/*---
description: A position from a strange exec is clamped, and an earlier one is skipped
esid: sec-regexp.prototype-%symbol.replace%
---*/

function replaced(results) {
  return RegExp.prototype[Symbol.replace].call({ flags: "g", exec() { return results.shift() || null; } }, "abcd", "-");
}
assert.sameValue(replaced([{ length: 1, 0: "b", index: 99 }]), "abcd-");
assert.sameValue(replaced([{ length: 1, 0: "b", index: -5 }]), "-bcd");
assert.sameValue(replaced([{ length: 1, 0: "c", index: 2 }, { length: 1, 0: "a", index: 0 }]), "ab-d");
