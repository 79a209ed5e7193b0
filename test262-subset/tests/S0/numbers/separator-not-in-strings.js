/*---
description: Conversions from strings know no separators
esid: sec-tonumber-applied-to-the-string-type
---*/

assert.sameValue(Number("1_0"), NaN);
assert.sameValue(parseInt("1_0"), 1);
