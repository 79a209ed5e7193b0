/*---
description: The body cannot declare a name of a pattern parameter lexically
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f({ a }) { let a; }
