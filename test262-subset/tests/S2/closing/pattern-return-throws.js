/*---
description: An error of return is thrown when the pattern went well
esid: sec-iteratorclose
---*/

let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { throw new RangeError(); } }; } };
assert.throws(RangeError, function () { let [a] = source; });
