/*---
description: An iterator without return, or with null for it, is left as it is
esid: sec-iteratorclose
---*/

let n = 0;
for (let x of { [Symbol.iterator]() { return { next() { return {}; } }; } }) { n++; break; }
for (let x of { [Symbol.iterator]() { return { next() { return {}; }, return: null }; } }) { n++; break; }
assert.sameValue(n, 2);
