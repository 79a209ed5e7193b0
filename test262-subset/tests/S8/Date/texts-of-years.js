/*---
description: years are padded to four digits, with a sign before year 0
esid: sec-datestring
---*/

function year(y) { var d = new Date(0); d.setUTCFullYear(y); return d.toUTCString().slice(12, -13); }
assert.compareArray([0, 7, -7, 12345, -12345].map(year), ["0000", "0007", "-0007", "12345", "-12345"]);
function iso(y) { var d = new Date(0); d.setUTCFullYear(y); return d.toISOString().split("-01-01")[0]; }
assert.compareArray([0, 7, -7, 9999, 10000, -12345].map(iso), ["0000", "0007", "-000007", "9999", "+010000", "-012345"]);
