/*---
description: An own exec is called by test and must return an object or null
esid: sec-regexpexec
---*/

var r = /a/;
r.exec = function (s) { return s === "yes" ? [] : null; };
assert.sameValue(r.test("yes"), true);
assert.sameValue(r.test("a"), false);
r.exec = function () { return 1; };
assert.throws(TypeError, function () { r.test("a"); });
r.exec = 5;
assert.sameValue(r.test("a"), true, "what is not callable is passed over");
assert.throws(TypeError, function () { RegExp.prototype.test.call({ exec: 5 }, "a"); });
