/*---
description: A class cannot be called
esid: sec-ecmascript-function-objects-call-thisargument-argumentslist
---*/

class A {}
class B extends A {}
assert.throws(TypeError, function () { A(); });
assert.throws(TypeError, function () { B.call({}); });
assert.throws(TypeError, function () { Reflect.apply(A, {}, []); });
