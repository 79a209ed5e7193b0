/*---
description: Later properties replace earlier ones in place
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

let o = { a: 1, b: 2, ...{ b: 3, c: 4 }, a: 5 };
assert.compareArray(Object.keys(o), ["a", "b", "c"]);
assert.compareArray([o.a, o.b, o.c], [5, 3, 4]);
