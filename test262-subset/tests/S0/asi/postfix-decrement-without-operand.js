/*---
description: A decrement on a new line without an operand behind it is an error
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = 1;
a
--;
