/*---
description: Indirect eval has the global object as this
esid: sec-performeval
---*/

var o = { m() { return (0, eval)("this"); } };
assert.sameValue(o.m(), globalThis);
