/*---
description: Without g match is exec, and without a match null
esid: sec-regexp.prototype-%symbol.match%
---*/

var m = "xay".match(/(a)/);
assert.sameValue(m.index, 1);
assert.sameValue("xay".match(/b/g), null);
assert.sameValue("xay".match(/b/), null);
assert.throws(TypeError, function () { RegExp.prototype[Symbol.match].call("x", ""); });
