/*---
description: Reserved words may name methods and accessors
esid: sec-method-definitions
---*/

var o = { delete() { return 1; }, get in() { return 2; }, *for() { yield 3; } };
assert.sameValue(o.delete() + o.in + o.for().next().value, 6);
