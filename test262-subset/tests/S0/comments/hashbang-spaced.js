/*---
description: The two characters of a hashbang must touch
esid: sec-hashbang
---*/

assert.throws(SyntaxError, function () { eval("# !a\n1"); });
