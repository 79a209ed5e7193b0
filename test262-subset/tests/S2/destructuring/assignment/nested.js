/*---
description: Patterns nest in assignments
esid: sec-destructuring-assignment
---*/

let a, b, c;
[{ a, b: [b] }, [[c] = [9]]] = [{ a: 1, b: [2] }, []];
assert.compareArray([a, b, c], [1, 2, 9]);
