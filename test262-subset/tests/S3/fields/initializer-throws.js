/*---
description: An error in an initializer ends the construction, later fields are not made
esid: sec-initializeinstanceelements
---*/

let seen = 0;
class A { a = seen++; b = (() => { throw new RangeError(); })(); c = seen++; }
assert.throws(RangeError, function () { new A(); });
assert.sameValue(seen, 1);
