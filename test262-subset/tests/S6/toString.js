/*---
description: toString joins whatever source and flags are
esid: sec-regexp.prototype.tostring
---*/

assert.sameValue(RegExp.prototype.toString.call({ source: 1, flags: null }), "/1/null");
assert.throws(TypeError, function () { RegExp.prototype.toString.call("/a/"); });
assert.sameValue(String(Object.defineProperty(/a/g, "flags", { value: "y" })), "/a/y");
