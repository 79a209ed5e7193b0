/*---
description: Case clauses compare strictly, in order, and stop at the first match
esid: sec-runtime-semantics-caseblockevaluation
---*/

var evaluated = [];
function c(v) { evaluated.push(v); return v; }
switch ("1") { case c(1): assert(false); case c("1"): break; case c("x"): assert(false); }
assert.compareArray(evaluated, [1, "1"]);
