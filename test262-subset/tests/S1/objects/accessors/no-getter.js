/*---
description: A property with a setter alone reads as undefined
esid: sec-ordinaryget
---*/

var got, o = { set a(v) { got = v; } };
o.a = 3;
assert.sameValue(got, 3);
assert.sameValue(o.a, undefined);
