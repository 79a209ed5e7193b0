/*---
description: An array pattern takes a string apart by code points
esid: sec-runtime-semantics-bindinginitialization
---*/

let [a, b, c] = "x😀y";
assert.compareArray([a, b, c], ["x", "😀", "y"]);
