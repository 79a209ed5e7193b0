/*---
description: Properties may be targets of a destructuring assignment
esid: sec-destructuring-assignment
---*/

let o = {}, list = [];
[o.a, o["b"], list[0]] = [1, 2, 3];
({ x: o.c, y: list[1] } = { x: 4, y: 5 });
assert.compareArray([o.a, o.b, o.c], [1, 2, 4]);
assert.compareArray(list, [3, 5]);
