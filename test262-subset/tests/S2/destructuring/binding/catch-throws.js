/*---
description: An error in the pattern of a catch clause leaves the statement
esid: sec-runtime-semantics-catchclauseevaluation
---*/

var finallyRan = false;
assert.throws(TypeError, function () {
  try { throw null; } catch ({ a }) {} finally { finallyRan = true; }
});
assert.sameValue(finallyRan, true);
