/*---
description: A computed key is evaluated where it stands
esid: sec-runtime-semantics-propertybindinginitialization
---*/

let n = 1;
let { ["k" + n++]: a, ["k" + n]: b } = { k1: "x", k2: "y" };
assert.compareArray([a, b], ["x", "y"]);
