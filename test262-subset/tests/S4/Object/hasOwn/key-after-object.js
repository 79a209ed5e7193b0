/*---
description: hasOwn converts the object before the key, hasOwnProperty the key before the receiver
esid: sec-object.hasown
---*/

var key = { toString() { throw new EvalError(); } };
assert.throws(TypeError, function () { Object.hasOwn(null, key); });
assert.throws(EvalError, function () { Object.prototype.hasOwnProperty.call(null, key); });
