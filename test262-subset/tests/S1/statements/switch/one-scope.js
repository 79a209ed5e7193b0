/*---
description: All clauses share one scope, with a dead zone of its own
esid: sec-switch-statement-runtime-semantics-evaluation
---*/

function f(v) {
  switch (v) { case 0: let x = 1; return x; case 1: return x; }
}
assert.sameValue(f(0), 1);
assert.throws(ReferenceError, function () { f(1); });
