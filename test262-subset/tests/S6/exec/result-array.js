/*---
description: The result has index, input and groups, in this order
esid: sec-regexpbuiltinexec
---*/

var m = /b(c)?/.exec("abd");
assert.compareArray(Reflect.ownKeys(m), ["0", "1", "length", "index", "input", "groups"]);
assert.sameValue(m.groups, undefined);
assert.compareArray(Reflect.ownKeys(/b/d.exec("b")), ["0", "length", "index", "input", "groups", "indices"]);
assert.sameValue(/undefined/.exec()[0], "undefined");
assert.throws(TypeError, function () { RegExp.prototype.exec.call({}, ""); });
