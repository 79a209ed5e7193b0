/*---
description: Hexadecimal literals take digits and prefix of either case
esid: sec-literals-numeric-literals
---*/

assert.sameValue(0xFF, 255);
assert.sameValue(0XfF, 255);
assert.sameValue(0x1e1, 481);
