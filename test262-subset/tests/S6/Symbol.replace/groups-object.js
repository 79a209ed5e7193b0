/*---
description: Groups of a strange exec are made an object, and names are read from it
esid: sec-regexp.prototype-%symbol.replace%
---*/

var r = { flags: "", exec() { return { length: 1, 0: "b", index: 1, groups: "xy" }; } };
assert.sameValue(RegExp.prototype[Symbol.replace].call(r, "abc", "[$<length>]"), "a[2]c");
r.exec = function () { return { length: 1, 0: "b", index: 1, groups: null }; };
assert.throws(TypeError, function () { RegExp.prototype[Symbol.replace].call(r, "abc", "$<x>"); });
