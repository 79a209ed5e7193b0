/*---
description: A sealed object keeps its keys and takes new values
esid: sec-object.seal
---*/

var o = Object.seal({ x: 1 });
o.x = 2;
assert.sameValue(o.x, 2);
assert.throws(TypeError, function () { delete o.x; });
assert.throws(TypeError, function () { o.y = 1; });
assert.throws(TypeError, function () { Object.setPrototypeOf(o, null); });
