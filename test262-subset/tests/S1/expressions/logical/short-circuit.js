/*---
description: Logical operators return an operand and leave the rest unevaluated
esid: sec-binary-logical-operators
---*/

var calls = 0;
function f() { calls++; return "f"; }
assert.sameValue(0 && f(), 0);
assert.sameValue("a" || f(), "a");
assert.sameValue(false ?? f(), false);
assert.sameValue(calls, 0);
assert.sameValue(1 && f(), "f");
assert.sameValue("" || f(), "f");
assert.sameValue(null ?? f(), "f");
assert.sameValue(undefined ?? f(), "f");
assert.sameValue(calls, 4);
