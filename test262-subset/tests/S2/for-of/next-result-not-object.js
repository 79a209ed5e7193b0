/*---
description: A result of next that is no object throws a TypeError
esid: sec-iteratornext
---*/

assert.throws(TypeError, function () { for (let x of { [Symbol.iterator]() { return { next() { return 1; } }; } }) ; });
assert.throws(TypeError, function () { for (let x of { [Symbol.iterator]() { return { next() {} }; } }) ; });
