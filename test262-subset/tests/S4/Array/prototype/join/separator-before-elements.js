/*---
description: The separator is converted after length and before the first element
esid: sec-array.prototype.join
---*/

var log = [];
var like = { get length() { log.push("length"); return 2; }, get 0() { log.push("0"); }, get 1() { log.push("1"); } };
Array.prototype.join.call(like, { toString() { log.push("separator"); return ""; } });
assert.compareArray(log, ["length", "separator", "0", "1"]);
