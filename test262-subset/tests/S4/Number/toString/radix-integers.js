/*---
description: Integers print exactly in any radix
esid: sec-number.prototype.tostring
---*/

assert.sameValue((255).toString(16), "ff");
assert.sameValue((-255).toString(2), "-11111111");
assert.sameValue((2 ** 53).toString(36), "2gosa7pa2gw");
assert.sameValue((35).toString(36), "z");
assert.sameValue((1e21).toString(10), "1e+21");
assert.sameValue((2 ** 70).toString(2), "1" + "0".repeat(70));
