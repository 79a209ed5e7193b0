/*---
description: The last of equal computed keys wins and keeps the place of the first
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

var o = { ["a"]: 1, b: 2, ["a"]: 3 };
assert.compareArray(Object.keys(o), ["a", "b"]);
assert.sameValue(o.a, 3);
