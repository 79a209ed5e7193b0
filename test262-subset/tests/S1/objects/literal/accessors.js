/*---
description: A getter and a setter of one name make one property; data replaces it
esid: sec-object-initializer-runtime-semantics-evaluation
---*/

var stored;
var o = { get v() { return stored; }, set v(x) { stored = x * 2; } };
o.v = 4;
assert.sameValue(o.v, 8);
var d = Object.getOwnPropertyDescriptor({ get a() {}, a: 1 }, "a");
assert.sameValue(d.value, 1);
