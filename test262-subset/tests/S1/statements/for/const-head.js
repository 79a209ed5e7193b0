/*---
description: A const of the loop head may be read but not stepped
esid: sec-for-statement
---*/

var n = 0;
for (const c = 5; n < 2; n++) assert.sameValue(c, 5);
assert.throws(TypeError, function () { for (const c = 0; c < 2; c++) ; });
