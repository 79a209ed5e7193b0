/*---
description: eval has one parameter and no prototype
esid: sec-eval-x
includes: [propertyHelper.js]
---*/

verifyProperty(eval, "length", { value: 1, writable: false, enumerable: false, configurable: true });
verifyProperty(eval, "name", { value: "eval", writable: false, enumerable: false, configurable: true });
assert.throws(TypeError, function () { new eval("1"); });
