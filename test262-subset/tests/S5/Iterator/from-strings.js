/*---
description: Iterator.from takes texts by code points but no other primitives
esid: sec-iterator.from
---*/

assert.compareArray(Iterator.from("\uD83D\uDE00x").toArray(), ["\uD83D\uDE00", "x"]);
[5, null, undefined, true, 1n, Symbol()].forEach(function (v) {
  assert.throws(TypeError, function () { Iterator.from(v); });
});
assert.throws(TypeError, function () { Iterator.from({ [Symbol.iterator]: 1 }); });
assert.sameValue(typeof Iterator.from({ [Symbol.iterator]: null, next: 1 }).next, "function");
