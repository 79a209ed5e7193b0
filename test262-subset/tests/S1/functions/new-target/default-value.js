/*---
description: new.target is there in default values
esid: sec-meta-properties
---*/

function F(a = new.target) { this.a = a; }
assert.sameValue(new F().a, F);
