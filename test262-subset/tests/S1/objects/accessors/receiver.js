/*---
description: A getter runs with the object that the property was read from
esid: sec-ordinaryget
---*/

var base = { get me() { return this; } };
var o = Object.create(base);
assert.sameValue(o.me, o);
