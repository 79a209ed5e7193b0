/*---
description: Bitwise not is minus one minus the 32-bit operand
esid: sec-bitwise-not-operator
---*/

assert.sameValue(~0, -1);
assert.sameValue(~-1, 0);
assert.sameValue(~"7", -8);
assert.sameValue(~4294967295, 0);
assert.sameValue(~~-5.7, -5);
