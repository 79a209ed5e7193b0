/*---
description: Numeric keys are their canonical strings
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

var o = { 1: "a", 0x2: "b", 1e3: "c", .5: "d", 1n: "e" };
assert.sameValue(Object.keys(o).join(), "1,2,1000,0.5");
assert.sameValue(o[1], "e");
