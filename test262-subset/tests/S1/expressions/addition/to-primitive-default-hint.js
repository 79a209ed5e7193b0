/*---
description: Addition asks objects for a primitive with the hint "default"
esid: sec-toprimitive
---*/

var hints = [];
var o = { [Symbol.toPrimitive](hint) { hints.push(hint); return 3; } };
assert.sameValue(o + 1, 4);
assert.sameValue("" + o, "3");
assert.compareArray(hints, ["default", "default"]);
