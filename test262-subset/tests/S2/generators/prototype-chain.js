/*---
description: Generators inherit from the iterator prototype
esid: sec-properties-of-generator-prototype
---*/

let proto = Object.getPrototypeOf((function* () {}).prototype);
assert.sameValue(Object.getPrototypeOf(proto), Iterator.prototype);
assert.sameValue(proto[Symbol.toStringTag], "Generator");
