/*---
description: What JSON can hold comes back the same, numbers to the last bit
esid: sec-json.stringify
---*/

var value = { "": [0, -1.5e-7, 1e21, 5e-324, 1.7976931348623157e308], "\u2028\n": { "\uD83D\uDE00": "\0" }, a: [[], {}, null, true] };
var text = JSON.stringify(value);
assert.sameValue(JSON.stringify(JSON.parse(text)), text);
assert.sameValue(JSON.parse("0.1"), 0.1);
assert.sameValue(JSON.parse("123456789012345678901234567890"), 1.2345678901234568e29);
