/*---
description: A rest property takes symbols too
esid: sec-copydataproperties
---*/

let s = Symbol(), t = Symbol();
let { [s]: a, ...rest } = { [s]: 1, [t]: 2 };
assert.sameValue(a, 1);
assert.sameValue(s in rest, false);
assert.sameValue(rest[t], 2);
