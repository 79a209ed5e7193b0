/*---
description: Declarations have no completion value of their own
esid: sec-statement-rules
---*/

assert.sameValue(eval("1; var x = 2;"), 1);
assert.sameValue(eval("1; let x = 2; const y = 3;"), 1);
assert.sameValue(eval("1; function f() {}"), 1);
assert.sameValue(eval("1; class A {}"), 1);
