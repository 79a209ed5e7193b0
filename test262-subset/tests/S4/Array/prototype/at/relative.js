/*---
description: at counts from the end for negatives and truncates toward zero
esid: sec-array.prototype.at
---*/

var a = ["x", , "z"];
assert.sameValue(a.at(-1), "z");
assert.sameValue(a.at(-0.9), "x");
assert.sameValue(a.at(NaN), "x");
assert.sameValue(a.at(1), undefined);
assert.sameValue(a.at(3), undefined);
assert.sameValue(a.at(-4), undefined);
assert.sameValue(a.at(-Infinity), undefined);
