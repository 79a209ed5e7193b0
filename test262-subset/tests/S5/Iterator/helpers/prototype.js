/*---
description: Helpers share a prototype with next, return and a tag
esid: sec-%iteratorhelperprototype%-object
---*/

var P = Object.getPrototypeOf([].values().map(function () {}));
assert.sameValue(Object.getPrototypeOf([].values().drop(0)), P);
assert.sameValue(P[Symbol.toStringTag], "Iterator Helper");
assert.sameValue(Object.getPrototypeOf(P), Iterator.prototype);
assert.throws(TypeError, function () { P.next.call({}); });
assert.throws(TypeError, function () { P.next.call((function* () {})()); });
assert(!("throw" in P));
