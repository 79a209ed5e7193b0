/*---
description: A property of an object literal may be a target
esid: sec-destructuring-assignment
---*/

let got;
[{ set a(v) { got = v; } }.a] = [7];
assert.sameValue(got, 7);
