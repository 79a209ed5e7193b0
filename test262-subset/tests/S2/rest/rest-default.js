/*---
description: A rest parameter has no default
esid: sec-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(...a = []) {}
