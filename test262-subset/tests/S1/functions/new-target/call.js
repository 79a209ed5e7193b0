/*---
description: new.target is undefined in a call
esid: sec-meta-properties-runtime-semantics-evaluation
---*/

function F() { return new.target; }
assert.sameValue(F(), undefined);
assert.sameValue(F.call({}), undefined);
