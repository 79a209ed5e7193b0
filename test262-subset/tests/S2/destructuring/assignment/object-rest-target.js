/*---
description: The rest of an object pattern may go to a property
esid: sec-destructuring-assignment
---*/

let o = {}, a;
({ a, ...o.rest } = { a: 1, b: 2 });
assert.compareArray(Object.keys(o.rest), ["b"]);
