/*---
description: splice fills the species' object and sets its length although it has the elements
esid: sec-array.prototype.splice
---*/

var lengths = [], a = [1, 2, 3];
a.constructor = { [Symbol.species]: function () { return { set length(n) { lengths.push(n); } }; } };
var removed = a.splice(0, 2);
assert.compareArray(lengths, [2]);
assert.sameValue(removed[1], 2);
assert.sameValue(a.length, 1);
