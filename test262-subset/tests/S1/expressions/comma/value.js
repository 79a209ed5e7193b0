/*---
description: The comma operator gives its last operand and severs a method from its object
esid: sec-comma-operator
---*/

var o = { f() { return this; } };
assert.sameValue((1, 2, 3), 3);
assert.sameValue((0, o.f)(), undefined);
assert.sameValue((o.f)(), o);
