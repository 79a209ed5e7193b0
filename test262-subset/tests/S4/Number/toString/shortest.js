/*---
description: A number prints with as few digits as read back to it
esid: sec-numeric-types-number-tostring
---*/

assert.sameValue(String(0.1 + 0.2), "0.30000000000000004");
assert.sameValue(String(5e-324), "5e-324");
assert.sameValue(String(2 ** 70), "1.1805916207174113e+21");
assert.sameValue(String(9007199254740993), "9007199254740992");
assert.sameValue(String(4.35), "4.35");
assert.sameValue(String(1.7976931348623157e308), "1.7976931348623157e+308");
