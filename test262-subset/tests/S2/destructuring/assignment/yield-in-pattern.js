/*---
description: A yield in a default suspends the assignment
esid: sec-destructuring-assignment
---*/

let a, b;
function* g() { [a = yield 1, b] = [undefined, 5]; }
let it = g();
it.next();
assert.sameValue(a, undefined);
it.next(4);
assert.compareArray([a, b], [4, 5]);
