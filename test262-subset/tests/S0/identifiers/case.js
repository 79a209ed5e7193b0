/*---
description: Names differ by case
esid: sec-names-and-keywords
---*/

var a = 1, A = 2, Var = 3, NULL = 4;
assert.sameValue(a, 1);
assert.sameValue(A + Var + NULL, 9);
