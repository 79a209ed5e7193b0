/*---
description: matchAll refuses a regular expression that is not global, and makes one that is from a text
esid: sec-string.prototype.matchall
---*/

assert.throws(TypeError, function () { "a".matchAll(/a/); });
assert.sameValue([..."a.a.".matchAll(".")].length, 4);
assert.sameValue([..."aba".matchAll(/a/g)].map(function (m) { return m.index; }).join(), "0,2");
assert.sameValue([..."ab".matchAll()].length, 3);
