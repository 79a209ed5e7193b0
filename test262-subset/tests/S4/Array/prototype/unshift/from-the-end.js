/*---
description: unshift moves elements from the last to the first
esid: sec-array.prototype.unshift
---*/

var log = [];
var like = { length: 2, get 0() { log.push(0); return "a"; }, get 1() { log.push(1); return "b"; }, set 1(v) {}, set 0(v) {} };
assert.sameValue(Array.prototype.unshift.call(like, "n"), 3);
assert.compareArray(log, [1, 0]);
assert.sameValue(like[2], "b");
