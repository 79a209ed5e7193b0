/*---
description: An arrow function has the this of where it was made
esid: sec-arrow-function-definitions
---*/

var o = { f() { return () => this; } };
assert.sameValue(o.f()(), o);
assert.sameValue(o.f().call(1), o);
