/*---
description: Parameter names of strict functions differ
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(a, a) {}
