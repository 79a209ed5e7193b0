/*---
description: The pattern of an arrow parameter cannot hold a property
esid: sec-arrow-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = ([a.b]) => 0;
