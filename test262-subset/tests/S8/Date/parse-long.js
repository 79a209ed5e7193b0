/*---
description: a text longer than any date is none, built of parts or not
esid: sec-date.parse
---*/

var s = "1970-01-01T00:00:00.000Z";
assert.sameValue(Date.parse(s + " ".repeat(1000000)), NaN);
var t = "";
for (var i = 0; i < 24; i++) { t += s[i]; }
assert.sameValue(Date.parse(t), 0);
