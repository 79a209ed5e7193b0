/*---
description: A computed key is converted to a property key once
esid: sec-runtime-semantics-propertybindinginitialization
---*/

let n = 0;
let { [{ toString() { n++; return "a"; } }]: a = 7, ...rest } = { a: undefined, b: 1 };
assert.sameValue(n, 1);
assert.sameValue(a, 7);
assert.compareArray(Object.keys(rest), ["b"]);
