/*---
description: A single target may stand in parentheses
esid: sec-destructuring-assignment
---*/

let a, o = {};
[(a), ((o.x))] = [1, 2];
({ y: (o.y) = 3 } = {});
assert.compareArray([a, o.x, o.y], [1, 2, 3]);
