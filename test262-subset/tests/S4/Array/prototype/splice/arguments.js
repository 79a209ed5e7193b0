/*---
description: What is left out counts: no arguments, a start alone, undefined
esid: sec-array.prototype.splice
---*/

assert.compareArray([1, 2].splice(), []);
assert.compareArray([1, 2].splice(1), [2]);
assert.compareArray([1, 2].splice(undefined), [1, 2]);
assert.compareArray([1, 2].splice(0, undefined), []);
assert.compareArray([1, 2, 3].splice(-1, 9), [3]);
var a = [1, 2, 3, 4];
assert.compareArray(a.splice(1, 2, "x", "y", "z"), [2, 3]);
assert.compareArray(a, [1, "x", "y", "z", 4]);
