/*---
description: The pattern of an arrow parameter cannot hold parentheses
esid: sec-arrow-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = ([(a)]) => 0;
