/*---
description: A number followed by two points calls a property of it
esid: sec-literals-numeric-literals
---*/

assert.sameValue(1..toString(), "1");
assert.sameValue(1.5.toString(), "1.5");
assert.sameValue(1 .toString(), "1");
assert.sameValue(0x1.toString(), "1");
assert.sameValue(1e1.toString(), "10");
