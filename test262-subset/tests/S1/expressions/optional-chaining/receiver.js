/*---
description: A call at the end of an optional chain keeps its receiver
esid: sec-optional-chaining-evaluation
---*/

var o = { v: 1, f() { return this.v; }, g: { v: 2, f() { return this.v; } } };
assert.sameValue(o?.f(), 1);
assert.sameValue(o.f?.(), 1);
assert.sameValue(o?.g?.f?.(), 2);
assert.sameValue((o?.f)(), 1);
