/*---
description: A private field cannot be added to an object twice
esid: sec-privatefieldadd
---*/

class Base { constructor(o) { return o; } }
class A extends Base { #x = 1; }
let o = {};
new A(o);
assert.throws(TypeError, function () { new A(o); });
