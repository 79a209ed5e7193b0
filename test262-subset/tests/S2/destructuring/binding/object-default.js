/*---
description: A default is used when the property is undefined
esid: sec-runtime-semantics-keyedbindinginitialization
---*/

let { a = 1, b: c = 2, d = 3 } = { a: undefined, b: null };
assert.compareArray([a, c, d], [1, null, 3]);
