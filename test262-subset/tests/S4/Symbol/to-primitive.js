/*---
description: Symbol.toPrimitive gets a hint and may not return an object
esid: sec-toprimitive
---*/

var hints = [];
var o = { [Symbol.toPrimitive](hint) { hints.push(hint); return 1; } };
o + ""; `${o}`; +o; o == 1; o < 1; ({})[o]; o ** 1;
assert.compareArray(hints, ["default", "string", "number", "default", "number", "string", "number"]);
assert.throws(TypeError, function () { +{ [Symbol.toPrimitive]() { return {}; } }; });
assert.throws(TypeError, function () { +{ [Symbol.toPrimitive]: 1 }; });
assert.sameValue(+{ [Symbol.toPrimitive]: undefined, valueOf() { return 3; } }, 3);
