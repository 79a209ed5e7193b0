/*---
description: dates compare by number and are equal only to themselves
esid: sec-islessthan
---*/

var a = new Date(1), b = new Date(1);
assert.sameValue(a <= b && a >= b, true);
assert.sameValue(a == b, false);
assert.sameValue(a == String(a), true);
assert.sameValue(a == 1, false);
assert.sameValue(new Date(2) - a, 1);
