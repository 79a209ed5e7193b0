/*---
description: A hole over an element of the prototype is an element
esid: sec-array.prototype.map
---*/

Object.defineProperty(Array.prototype, 1, { configurable: true, get() { return "p"; } });
var got = [0, , 2].map(function (v) { return v; });
delete Array.prototype[1];
assert.sameValue(got[1], "p");
assert(Object.hasOwn(got, 1));
