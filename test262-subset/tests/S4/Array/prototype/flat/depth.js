/*---
description: flat opens as many levels as it is told, and skips holes
esid: sec-array.prototype.flat
---*/

var a = [1, [2, [3, [4]]], , [[], [5]]];
assert.sameValue(JSON.stringify(a.flat()), "[1,2,[3,[4]],[],[5]]");
assert.sameValue(JSON.stringify(a.flat(2)), "[1,2,3,[4],5]");
assert.compareArray(a.flat(Infinity), [1, 2, 3, 4, 5]);
assert.sameValue(JSON.stringify([[1]].flat("no number")), "[[1]]");
var deep = [];
for (var i = 0; i < 20000; i++) {
  deep = [deep];
}
assert.sameValue(deep.flat(Infinity).length, 0);
