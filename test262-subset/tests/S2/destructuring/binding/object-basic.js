/*---
description: An object pattern binds properties by name
esid: sec-destructuring-binding-patterns
---*/

let { a, b: c, "d e": f, 5: g } = { a: 1, b: 2, "d e": 3, 5: 4 };
assert.compareArray([a, c, f, g], [1, 2, 3, 4]);
