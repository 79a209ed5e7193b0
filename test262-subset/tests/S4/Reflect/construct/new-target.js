/*---
description: construct checks both constructors before it reads the arguments
esid: sec-reflect.construct
---*/

var list = { get length() { throw new EvalError(); } };
assert.throws(TypeError, function () { Reflect.construct(parseInt, list); });
assert.throws(TypeError, function () { Reflect.construct(Object, list, parseInt); });
assert.throws(EvalError, function () { Reflect.construct(Object, list); });
assert.throws(TypeError, function () { Reflect.construct(Object, [], undefined); });
