/*---
description: A private name may stand in an optional chain
esid: sec-optional-chains
---*/

class A { #x = { y: 1 }; static read(o) { return o?.#x.y; } }
assert.sameValue(A.read(new A()), 1);
assert.sameValue(A.read(null), undefined);
assert.throws(TypeError, function () { A.read({}); });
