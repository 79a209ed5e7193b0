/*---
description: The body of a class is strict, whatever is around it
esid: sec-strict-mode-code
---*/

let A = (0, eval)("(class { m() { return this; } })");
assert.sameValue((0, new A().m)(), undefined);
