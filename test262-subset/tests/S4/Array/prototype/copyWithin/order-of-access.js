/*---
description: For each index: has, get, set, from the end when the target lies inside
esid: sec-array.prototype.copywithin
---*/

var log = [];
var like = {
  length: 3,
  get 0() { log.push("get 0"); return 0; },
  get 1() { log.push("get 1"); return 1; }, set 1(v) { log.push("set 1=" + v); },
  set 2(v) { log.push("set 2=" + v); }
};
Array.prototype.copyWithin.call(like, 1, 0, 2);
assert.compareArray(log, ["get 1", "set 2=1", "get 0", "set 1=0"]);
