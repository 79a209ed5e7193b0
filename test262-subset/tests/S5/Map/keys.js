/*---
description: Keys are the same by SameValueZero, and -0 is stored as 0
esid: sec-canonicalizekeyedcollectionkey
features: [BigInt]
---*/

var o = {};
var s = Symbol();
var m = new Map([[NaN, "nan"], [-0, "zero"], [o, "object"], [s, "symbol"], ["1", "text"], [1, "number"], [1n, "bigint"], [undefined, "undefined"]]);
assert.sameValue(m.get(NaN), "nan");
assert.sameValue(m.get(0), "zero");
assert.sameValue(Object.is([...m.keys()][1], 0), true);
assert.sameValue(m.get(o), "object");
assert.sameValue(m.get({}), undefined);
assert.sameValue(m.get(s), "symbol");
assert.sameValue(m.get("1"), "text");
assert.sameValue(m.get(1), "number");
assert.sameValue(m.get(BigInt("1")), "bigint");
assert.sameValue(m.get(), "undefined");
