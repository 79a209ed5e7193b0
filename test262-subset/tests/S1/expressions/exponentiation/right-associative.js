/*---
description: Exponentiation associates to the right and binds tighter than multiplication
esid: sec-exp-operator
---*/

assert.sameValue(2 ** 3 ** 2, 512);
assert.sameValue(2 * 3 ** 2, 18);
assert.sameValue((-1) ** 3, -1);
assert.sameValue(2 ** -1, 0.5);
