/*---
description: return must give an object when a pattern closes an iterator normally
esid: sec-iteratorclose
---*/

let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { return 1; } }; } };
assert.throws(TypeError, function () { let [a] = source; });
