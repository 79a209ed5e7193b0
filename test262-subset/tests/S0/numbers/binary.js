/*---
description: Binary literals have the prefix 0b in either case
esid: sec-literals-numeric-literals
---*/

assert.sameValue(0b101, 5);
assert.sameValue(0B11, 3);
