/*---
description: The species of RegExp is its receiver
esid: sec-get-regexp-%symbol.species%
---*/

assert.sameValue(RegExp[Symbol.species], RegExp);
class R extends RegExp {}
assert.sameValue(R[Symbol.species], R);
assert(new R("a") instanceof R);
assert.sameValue("xay".split(new R("a")).join(), "x,y");
