/*---
description: A cycle is refused; the prototype an object has is accepted even when it is not extensible
esid: sec-ordinarysetprototypeof
---*/

var a = {}, b = Object.create(a);
assert.throws(TypeError, function () { Object.setPrototypeOf(a, b); });
assert.throws(TypeError, function () { a.__proto__ = a; });
Object.preventExtensions(b);
assert.sameValue(Object.setPrototypeOf(b, a), b);
assert.throws(TypeError, function () { Object.setPrototypeOf(b, {}); });
