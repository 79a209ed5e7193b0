/*---
description: const fixes the binding, not the object
esid: sec-let-and-const-declarations
---*/

const o = { n: 1 };
o.n++;
assert.sameValue(o.n, 2);
