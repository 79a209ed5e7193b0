/*---
description: A logical assignment that does not assign leaves a const binding in peace
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

const c = 1;
assert.sameValue(c ||= 2, 1);
assert.sameValue(c ??= 2, 1);
assert.throws(TypeError, function () { c &&= 2; });
