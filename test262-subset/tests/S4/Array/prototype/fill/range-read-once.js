/*---
description: fill reads length, then start, then end, and fills what the length was
esid: sec-array.prototype.fill
---*/

var log = [];
var like = { get length() { log.push("length"); return 4; } };
Array.prototype.fill.call(like, "f",
  { valueOf() { log.push("start"); return 1; } }, { valueOf() { log.push("end"); return -1; } });
assert.compareArray(log, ["length", "start", "end"]);
assert.sameValue(Object.keys(like).join(), "1,2,length");
