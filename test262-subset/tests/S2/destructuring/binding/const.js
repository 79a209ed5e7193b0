/*---
description: Names of a const pattern cannot be assigned to
esid: sec-let-and-const-declarations
---*/

const { a, b: [c] } = { a: 1, b: [2] };
assert.throws(TypeError, function () { a = 2; });
assert.throws(TypeError, function () { c++; });
