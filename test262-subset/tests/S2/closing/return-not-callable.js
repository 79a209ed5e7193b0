/*---
description: A return that is no function throws a TypeError when a loop is left
esid: sec-iteratorclose
---*/

let source = { [Symbol.iterator]() { return { next() { return {}; }, return: 1 }; } };
assert.throws(TypeError, function () { for (let x of source) break; });
