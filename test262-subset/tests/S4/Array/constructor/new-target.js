/*---
description: The prototype of the new array comes from newTarget
esid: sec-array
---*/

function F() {}
F.prototype = [];
var a = Reflect.construct(Array, [1, 2], F);
assert.sameValue(Object.getPrototypeOf(a), F.prototype);
assert.sameValue(Array.isArray(a), true);
assert.compareArray(a, [1, 2]);
F.prototype = null;
assert.sameValue(Object.getPrototypeOf(Reflect.construct(Array, [], F)), Array.prototype);
