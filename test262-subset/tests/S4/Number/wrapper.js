/*---
description: A wrapped number compares by identity and converts by value
esid: sec-thisnumbervalue
---*/

assert.sameValue(new Number(1) == new Number(1), false);
assert.sameValue(new Number(1) == 1, true);
assert.sameValue(typeof Object(1), "object");
assert.sameValue(Number.prototype.valueOf(), 0);
assert.throws(TypeError, function () { Number.prototype.valueOf.call({}); });
class N extends Number { twice() { return this * 2; } }
assert.sameValue(new N(21).twice(), 42);
