/*---
description: isArray looks at what the object is, not at its prototype or length
esid: sec-isarray
---*/

class Sub extends Array {}
assert(Array.isArray(new Sub()));
assert(Array.isArray(Object.setPrototypeOf([], null)));
assert(Array.isArray(Array.prototype));
assert(!Array.isArray({ __proto__: Array.prototype, length: 0 }));
assert(!Array.isArray((function () { return arguments; })()));
