/*---
description: every argument up to seven is converted in order, also when an early one is NaN
esid: sec-date
---*/

var log = "";
function part(name, value) { return { valueOf: function () { log += name; return value; } }; }
var d = new Date(part("y", NaN), part("m", 0), part("d", 1), part("h", 0), part("i", 0), part("s", 0), part("x", 0), part("!", 0));
assert.sameValue(log, "ymdhisx");
assert.sameValue(d.getTime(), NaN);
