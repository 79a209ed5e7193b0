/*---
description: A pattern as the only parameter of an arrow needs parentheses
esid: sec-arrow-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = [a] => a;
