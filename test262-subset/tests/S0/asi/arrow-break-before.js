/*---
description: No line break may stand between arrow parameters and the arrow
esid: sec-arrow-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = (a)
  => a;
