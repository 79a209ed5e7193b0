/*---
description: Every descriptor is read before the first is defined
esid: sec-objectdefineproperties
---*/

var o = {};
assert.throws(TypeError, function () { Object.defineProperties(o, { a: { value: 1 }, b: { get: 1 } }); });
assert.sameValue(Object.hasOwn(o, "a"), false);
Object.defineProperties(o, Object.create({ inherited: 1 }, { hidden: { value: 1 } }));
assert.sameValue(Object.getOwnPropertyNames(o).length, 0);
