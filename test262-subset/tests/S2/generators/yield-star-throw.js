/*---
description: yield star hands throw to the inner iterator
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* inner() { try { yield 1; } catch (e) { yield "caught " + e; } }
function* outer() { yield* inner(); }
let it = outer();
it.next();
assert.sameValue(it.throw("x").value, "caught x");
