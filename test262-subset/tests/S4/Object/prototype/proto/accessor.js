/*---
description: __proto__ is an accessor that ignores primitives on either side
esid: sec-object.prototype.__proto__
---*/

var d = Object.getOwnPropertyDescriptor(Object.prototype, "__proto__");
assert.sameValue(d.get.call(1), Number.prototype);
assert.sameValue(d.set.call(1, {}), undefined);
assert.sameValue(d.set.call({}, 1), undefined);
assert.throws(TypeError, function () { d.set.call(undefined, {}); });
assert.throws(TypeError, function () { d.get.call(null); });
