/*---
description: The rest of an array pattern may go to a property or a pattern
esid: sec-destructuring-assignment
---*/

let o = {}, a;
[, ...o.rest] = [1, 2, 3];
[...[a]] = [4];
assert.compareArray(o.rest, [2, 3]);
assert.sameValue(a, 4);
