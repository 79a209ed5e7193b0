/*---
description: A set has its elements once, in order of first adding
esid: sec-set.prototype.add
---*/

var s = new Set("abca");
assert.sameValue([...s].join(""), "abc");
assert.sameValue(s.add("b"), s);
s.delete("a");
s.add("a");
assert.sameValue([...s].join(""), "bca");
assert(new Set([NaN]).has(NaN));
assert.sameValue(Set.prototype.keys, Set.prototype.values);
assert.sameValue(Set.prototype[Symbol.iterator], Set.prototype.values);
