/*---
description: A default value does not see its own or a later parameter
esid: sec-functiondeclarationinstantiation
---*/

assert.throws(ReferenceError, function () { (function (a = b, b) {})(); });
assert.throws(ReferenceError, function () { (function (a = a) {})(); });
assert.sameValue((function (a = 1, b = a) { return b; })(), 1);
