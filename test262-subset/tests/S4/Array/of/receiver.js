/*---
description: Array.of constructs its receiver with the number of arguments, then sets length
esid: sec-array.of
---*/

var log = [];
function C(n) { log.push("new " + n, arguments.length); return { set length(v) { log.push("length " + v); } }; }
var made = Array.of.call(C, "a", "b");
assert.compareArray(log, ["new 2", 1, "length 2"]);
assert.sameValue(made[1], "b");
assert.sameValue(Object.keys(made).join(), "0,1,length");
