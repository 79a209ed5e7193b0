/*---
description: A rest parameter is the last one
esid: sec-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(...a, b) {}
