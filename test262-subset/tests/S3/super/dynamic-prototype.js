/*---
description: super is looked up in the prototype of the home object at the time of the access
esid: sec-getsuperbase
---*/

let o = { m() { return super.x; } };
Object.setPrototypeOf(o, { x: 1 });
assert.sameValue(o.m(), 1);
Object.setPrototypeOf(o, { x: 2 });
assert.sameValue(o.m(), 2);
