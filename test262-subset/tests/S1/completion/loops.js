/*---
description: A loop completes with the last value of its body, or undefined
esid: sec-loopcontinues
---*/

assert.sameValue(eval("1; while (false) 2;"), undefined);
assert.sameValue(eval("var i = 0; while (i < 3) i++;"), 2);
assert.sameValue(eval("do { 5; } while (false)"), 5);
assert.sameValue(eval("for (let i = 0; i < 2; i++) i * 10;"), 10);
