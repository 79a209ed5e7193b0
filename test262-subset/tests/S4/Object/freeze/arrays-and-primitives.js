/*---
description: A frozen array has a read-only length; primitives count as frozen
esid: sec-object.freeze
---*/

var a = Object.freeze([1]);
assert.throws(TypeError, function () { a.length = 0; });
assert.throws(TypeError, function () { delete a[0]; });
assert.sameValue(Object.freeze("s"), "s");
assert(Object.isFrozen(1) && Object.isSealed(null) && !Object.isExtensible(undefined));
