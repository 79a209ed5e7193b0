/*---
description: A yield suspends evaluation in the middle of an expression
esid: sec-yield
---*/

function* g() { return [1, yield "a", `${yield "b"}`, (yield "c").x]; }
let it = g();
it.next(); it.next(2); it.next(3);
assert.compareArray(it.next({ x: 4 }).value, [1, 2, "3", 4]);
