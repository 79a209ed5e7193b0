/*---
description: The Function constructor accepts no hashbang in a body or a parameter list
esid: sec-hashbang
---*/

assert.throws(SyntaxError, function () { Function("#!a"); });
assert.throws(SyntaxError, function () { Function("#!a", ""); });
