/*---
description: A computed key is left out of the rest by its value
esid: sec-destructuring-assignment
---*/

let k = "b", x, rest;
({ [k]: x, ...rest } = { a: 1, b: 2 });
assert.compareArray(Object.keys(rest), ["a"]);
