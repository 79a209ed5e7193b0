/*---
description: A hashbang behind white space is refused
esid: sec-hashbang
---*/

assert.throws(SyntaxError, function () { eval(" #!a\n1"); });
assert.throws(SyntaxError, function () { eval("\n#!a\n1"); });
assert.throws(SyntaxError, function () { eval("/**/#!a\n1"); });
