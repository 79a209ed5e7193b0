/*---
description: The species of Array is its receiver, by a getter without a setter
esid: sec-get-array-%symbol.species%
---*/

var d = Object.getOwnPropertyDescriptor(Array, Symbol.species);
assert.sameValue(d.set, undefined);
assert.sameValue(d.get.name, "get [Symbol.species]");
assert.sameValue(d.get.call(12), 12);
