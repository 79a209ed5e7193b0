/*---
description: A rest property copies the values of getters
esid: sec-copydataproperties
---*/

let n = 0;
let { ...rest } = { get a() { return ++n; } };
assert.sameValue(rest.a, 1);
assert.sameValue(rest.a, 1);
