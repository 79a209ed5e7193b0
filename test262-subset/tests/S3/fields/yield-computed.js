/*---
description: A computed name may yield for the generator around the class
esid: sec-class-definitions
---*/

function* g() { return class { [yield] = 1; }; }
let it = g();
it.next();
assert.sameValue(new (it.next("k").value)().k, 1);
