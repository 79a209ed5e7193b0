/*---
description: An octal escape in a directive before use strict is refused too
esid: sec-string-literals-early-errors
---*/

assert.throws(SyntaxError, function () { eval("(function () { '\\07'; 'use strict'; })"); });
