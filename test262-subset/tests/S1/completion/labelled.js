/*---
description: A labelled block left by a break completes with the value so far
esid: sec-labelled-statements-runtime-semantics-labelledevaluation
---*/

assert.sameValue(eval("a: { 1; break a; 2; }"), 1);
assert.sameValue(eval("5; a: { break a; }"), 5);
