/*---
description: shift gets the first, then has, get, set for each, then deletes the last
esid: sec-array.prototype.shift
---*/

var log = [];
var like = {
  get length() { log.push("length"); return 2; }, set length(n) { log.push("length=" + n); },
  get 0() { log.push("0"); return "a"; }, set 0(v) { log.push("0=" + v); },
  get 1() { log.push("1"); return "b"; }
};
Array.prototype.shift.call(like);
assert.compareArray(log, ["length", "0", "1", "0=b", "length=1"]);
assert(!("1" in like));
