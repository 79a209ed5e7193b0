/*---
description: A spread defines properties and calls no setter
esid: sec-copydataproperties
---*/

let called = false;
let o = { set a(v) { called = true; }, ...{ a: 1 } };
assert.sameValue(called, false);
assert.sameValue(o.a, 1);
