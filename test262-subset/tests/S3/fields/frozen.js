/*---
description: A field that cannot be defined throws a TypeError
esid: sec-definefield
---*/

class Base { constructor(o) { return o; } }
class A extends Base { x = 1; }
assert.throws(TypeError, function () { new A(Object.freeze({})); });
