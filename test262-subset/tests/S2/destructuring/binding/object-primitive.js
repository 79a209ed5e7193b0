/*---
description: An object pattern reads the properties of primitives
esid: sec-runtime-semantics-bindinginitialization
---*/

let { length, 0: first } = "abc";
let { toFixed } = 1;
assert.sameValue(length, 3);
assert.sameValue(first, "a");
assert.sameValue(toFixed, Number.prototype.toFixed);
