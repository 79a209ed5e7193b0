/*---
description: Spread copies own enumerable properties, symbols too, through getters, and ignores nullish values
esid: sec-copydataproperties
---*/

var s = Symbol();
var o = { ...{ a: 1, [s]: 2, get b() { return 3; } }, ...null, ...undefined, ..."hi", a: 4 };
assert.sameValue(o.a, 4);
assert.sameValue(o[s], 2);
assert.sameValue(Object.getOwnPropertyDescriptor(o, "b").value, 3);
assert.sameValue(o[1], "i");
assert.sameValue(Object.keys(o).join(), "0,1,a,b");
