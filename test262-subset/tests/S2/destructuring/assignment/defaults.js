/*---
description: Targets may have defaults
esid: sec-destructuring-assignment
---*/

let a, b, o = {};
[a = 1, o.x = 2] = [];
({ b = 3, c: o.y = 4 } = {});
assert.compareArray([a, o.x, b, o.y], [1, 2, 3, 4]);
