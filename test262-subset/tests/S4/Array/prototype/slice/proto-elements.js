/*---
description: slice copies inherited elements of an array-like into own ones
esid: sec-array.prototype.slice
---*/

var like = { __proto__: { 0: "inherited" }, length: 2 };
var got = Array.prototype.slice.call(like);
assert(Object.hasOwn(got, 0));
assert(!Object.hasOwn(got, 1));
assert.sameValue(got.length, 2);
