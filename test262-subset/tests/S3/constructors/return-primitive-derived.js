/*---
description: A primitive returned by a derived constructor throws a TypeError, undefined does not
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class B extends Object { constructor(v) { super(); return v; } }
assert.throws(TypeError, function () { new B(1); });
assert.throws(TypeError, function () { new B(null); });
assert.sameValue(new B(undefined) instanceof B, true);
