/*---
description: digits are those of ASCII
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("\u0662\u0660\u0662\u0663"), NaN);
assert.sameValue(Date.parse("\uff12\uff10\uff12\uff13"), NaN);
