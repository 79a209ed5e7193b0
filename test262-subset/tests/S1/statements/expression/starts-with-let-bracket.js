/*---
description: An expression statement does not start with let and a bracket
esid: sec-expression-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (false) let [a] = [];
