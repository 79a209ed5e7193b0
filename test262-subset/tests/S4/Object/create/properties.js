/*---
description: The prototype must be an object or null; properties may be undefined but not null
esid: sec-object.create
---*/

assert.throws(TypeError, function () { Object.create(undefined); });
assert.throws(TypeError, function () { Object.create(1); });
assert.throws(TypeError, function () { Object.create({}, null); });
var o = Object.create(null, { x: { value: 1, enumerable: true } });
assert.sameValue(Object.keys(o).join(), "x");
assert.sameValue(Object.create({}, undefined) instanceof Object, true);
