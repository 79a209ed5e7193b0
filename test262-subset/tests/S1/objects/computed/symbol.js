/*---
description: A computed key may be a symbol
esid: sec-computed-property-names
---*/

var s = Symbol();
var o = { [s]: 1, [Symbol.iterator]() {} };
assert.sameValue(o[s], 1);
assert.sameValue(Object.keys(o).length, 0);
