/*---
description: this in a computed name is that of the code around the class
esid: sec-class-definitions
---*/

function f() { return class { [this.key] = 1; }; }
assert.sameValue(new (f.call({ key: "k" }))().k, 1);
