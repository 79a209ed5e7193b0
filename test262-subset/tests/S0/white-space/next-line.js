/*---
description: U+0085 is neither white space nor a line terminator
esid: sec-line-terminators
---*/

assert.throws(SyntaxError, function () { eval("var a\u0085var b"); });
