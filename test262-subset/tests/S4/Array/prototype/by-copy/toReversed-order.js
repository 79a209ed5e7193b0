/*---
description: toReversed reads from the last element down
esid: sec-array.prototype.toreversed
---*/

var order = [];
var like = { length: 2, get 0() { order.push(0); }, get 1() { order.push(1); } };
Array.prototype.toReversed.call(like);
assert.compareArray(order, [1, 0]);
