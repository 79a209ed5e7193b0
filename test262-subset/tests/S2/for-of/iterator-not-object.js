/*---
description: An iterator method must give an object
esid: sec-getiteratorfrommethod
---*/

assert.throws(TypeError, function () { for (let x of { [Symbol.iterator]() { return 1; } }) ; });
assert.throws(TypeError, function () { for (let x of { [Symbol.iterator]: 5 }) ; });
assert.throws(TypeError, function () { for (let x of { [Symbol.iterator]() { return {}; } }) ; });
