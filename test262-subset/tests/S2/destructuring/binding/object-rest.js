/*---
description: A rest property collects the other own enumerable properties
esid: sec-runtime-semantics-restbindinginitialization
---*/

let { a, ...rest } = { a: 1, b: 2, c: 3 };
assert.compareArray(Object.keys(rest), ["b", "c"]);
assert.sameValue(Object.getPrototypeOf(rest), Object.prototype);
