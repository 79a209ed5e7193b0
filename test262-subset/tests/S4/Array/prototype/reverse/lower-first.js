/*---
description: reverse looks at the lower element before the upper one
esid: sec-array.prototype.reverse
---*/

var log = [];
var like = { length: 2, get 0() { log.push("get 0"); return "a"; }, set 0(v) { log.push("set 0"); },
  get 1() { log.push("get 1"); return "b"; }, set 1(v) { log.push("set 1"); } };
Array.prototype.reverse.call(like);
assert.compareArray(log, ["get 0", "get 1", "set 0", "set 1"]);
