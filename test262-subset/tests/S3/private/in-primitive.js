/*---
description: The right side of a private in must be an object
esid: sec-relational-operators-runtime-semantics-evaluation
---*/

class A { #x; static has(o) { return #x in o; } }
assert.throws(TypeError, function () { A.has(1); });
assert.throws(TypeError, function () { A.has(null); });
