/*---
description: An arguments object has length, indices and an iterator, and no callee
esid: sec-createunmappedargumentsobject
includes: [propertyHelper.js]
---*/

function f() { return arguments; }
var a = f(1, 2);
assert.sameValue(a.length, 2);
verifyProperty(a, "length", { writable: true, enumerable: false, configurable: true });
assert.compareArray([...a], [1, 2]);
assert.sameValue(Object.prototype.toString.call(a), "[object Arguments]");
assert.throws(TypeError, function () { a.callee; });
