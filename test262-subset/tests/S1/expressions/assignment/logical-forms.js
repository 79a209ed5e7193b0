/*---
description: Logical assignments evaluate the right side only when they assign
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var calls = 0;
function one() { calls++; return 1; }
var a = 0;
var b = 2;
var c = null;
assert.sameValue(a ||= one(), 1);
assert.sameValue(a ||= one(), 1);
assert.sameValue(b &&= one(), 1);
assert.sameValue(c ??= one(), 1);
assert.sameValue(c ??= one(), 1);
assert.sameValue(calls, 3);
