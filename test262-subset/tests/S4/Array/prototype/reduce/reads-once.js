/*---
description: Every element is read once, in its turn
esid: sec-array.prototype.reduce
---*/

var reads = [];
var like = { length: 3, get 0() { reads.push(0); return "a"; }, get 2() { reads.push(2); return "c"; } };
assert.sameValue(Array.prototype.reduce.call(like, function (x, y) { return x + y; }), "ac");
assert.compareArray(reads, [0, 2]);
