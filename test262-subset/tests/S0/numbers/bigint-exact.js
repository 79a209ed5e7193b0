/*---
description: A BigInt literal is not rounded
esid: sec-numericvalue
---*/

assert.sameValue(9007199254740993n - 9007199254740992n, 1n);
assert.sameValue(0xFFFFFFFFFFFFFFFFn + 1n, 18446744073709551616n);
