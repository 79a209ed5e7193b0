/*---
description: return is called on the iterator without arguments
esid: sec-iteratorclose
---*/

let it = { next() { return {}; }, return() { this.count = arguments.length; return {}; } };
for (let x of { [Symbol.iterator]() { return it; } }) break;
assert.sameValue(it.count, 0);
