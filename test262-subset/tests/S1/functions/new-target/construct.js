/*---
description: new.target is the constructor that new was applied to
esid: sec-meta-properties-runtime-semantics-evaluation
---*/

var seen;
function F() { seen = new.target; }
new F();
assert.sameValue(seen, F);
