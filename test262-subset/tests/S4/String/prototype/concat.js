/*---
description: concat converts its arguments in order after the receiver
esid: sec-string.prototype.concat
---*/

assert.sameValue("a".concat(1, null, [2]), "a1null2");
assert.sameValue("".concat(), "");
assert.throws(TypeError, function () { "".concat(Symbol()); });
assert.sameValue(String.prototype.concat.call(true, false), "truefalse");
