/*---
description: A method taken off its object has undefined as this
esid: sec-strict-mode-code
---*/

class A { m() { return this; } }
let { m } = new A();
assert.sameValue(m(), undefined);
