/*---
description: split makes a sticky copy with the species constructor and leaves the receiver alone
esid: sec-regexp.prototype-%symbol.split%
---*/

var r = /b/g, made = [];
r.lastIndex = 2;
class Log extends RegExp { constructor(p, f) { super(p, f); made.push(f); } }
r.constructor = Log;
assert.compareArray("abc".split(r), ["a", "c"]);
assert.compareArray(made, ["gy"]);
assert.sameValue(r.lastIndex, 2);
assert.compareArray("ab".split(/b/y), ["a", ""]);
