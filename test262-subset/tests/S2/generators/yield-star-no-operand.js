/*---
description: yield star needs an operand
esid: sec-generator-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { yield*; }
