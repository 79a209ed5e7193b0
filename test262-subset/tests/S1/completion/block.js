/*---
description: An empty block keeps the value before it
esid: sec-block-runtime-semantics-evaluation
---*/

assert.sameValue(eval("1; {}"), 1);
assert.sameValue(eval("1; { 2; }"), 2);
assert.sameValue(eval("{ 1; {} }"), 1);
