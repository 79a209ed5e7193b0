/*---
description: A BigInt literal as a property key is its decimal digits
esid: sec-runtime-semantics-evaluatepropertyname
---*/

var o = { 0x10n: "a", 1n: "b" };
assert.compareArray(Object.keys(o), ["1", "16"]);
