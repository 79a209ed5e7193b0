/*---
description: A carriage return cannot stand in a string literal
esid: sec-literals-string-literals
---*/

assert.throws(SyntaxError, function () { eval("'a\rb'"); });
