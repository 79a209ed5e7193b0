/*---
description: eval cannot be the name of a binding
esid: sec-identifiers-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(eval) {}
