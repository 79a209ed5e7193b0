/*---
description: all arguments are converted even when the date is invalid
esid: sec-date.prototype.setseconds
---*/

var log = "";
function part(name) { return { valueOf: function () { log += name; return 1; } }; }
new Date(NaN).setSeconds(part("s"), part("m"), part("!"));
new Date(NaN).setFullYear(part("y"), part("o"), part("d"));
assert.sameValue(log, "smyod");
