/*---
description: Long hexadecimal literals are rounded to the nearest double
esid: sec-static-semantics-mv
---*/

assert.sameValue(0x20000000000001, 9007199254740992);
assert.sameValue(0x20000000000003, 9007199254740996);
assert.sameValue(0xFFFFFFFFFFFFFFFF, 18446744073709551616);
