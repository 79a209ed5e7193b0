/*---
description: yield cannot be the operand of an operator without parentheses
esid: sec-generator-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { 1 + yield 2; }
