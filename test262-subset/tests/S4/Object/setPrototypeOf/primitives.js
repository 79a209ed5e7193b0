/*---
description: Primitives are returned unchanged; null receivers and wrong prototypes are TypeErrors
esid: sec-object.setprototypeof
---*/

assert.sameValue(Object.setPrototypeOf(1, null), 1);
assert.throws(TypeError, function () { Object.setPrototypeOf(undefined, null); });
assert.throws(TypeError, function () { Object.setPrototypeOf({}, undefined); });
