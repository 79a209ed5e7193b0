/*---
description: Prefix updates give the new value, postfix ones the old value as a number
esid: sec-update-expressions
---*/

var i = 1;
assert.sameValue(i++, 1);
assert.sameValue(++i, 3);
assert.sameValue(i--, 3);
assert.sameValue(--i, 1);
var s = "5";
assert.sameValue(s++, 5);
assert.sameValue(s, 6);
var u;
assert.sameValue(u++, NaN);
