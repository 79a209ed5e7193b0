/*---
description: A name cannot be bound twice by the parameters when one is a pattern
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(a, [a]) {}
