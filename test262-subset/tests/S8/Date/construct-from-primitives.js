/*---
description: one argument that is no string goes through ToNumber
esid: sec-date
---*/

assert.sameValue(new Date(null).getTime(), 0);
assert.sameValue(new Date(true).getTime(), 1);
assert.sameValue(new Date(undefined).getTime(), NaN);
assert.sameValue(new Date("0x10").getTime(), NaN);
assert.throws(TypeError, function () { new Date(1n); });
assert.throws(TypeError, function () { new Date(Symbol()); });
assert.throws(TypeError, function () { new Date(0, 1n); });
