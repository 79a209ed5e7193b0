/*---
description: Lexical declarations of eval code do not leave it
esid: sec-evaldeclarationinstantiation
---*/

assert.sameValue(eval("let x = 1; const y = 2; class Z {} x + y"), 3);
assert.sameValue(typeof x, "undefined");
assert.sameValue(typeof Z, "undefined");
