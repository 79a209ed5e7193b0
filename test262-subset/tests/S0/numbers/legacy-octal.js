/*---
description: Octal literals that start with a mere zero are refused in strict code
esid: sec-numeric-literals-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 017;
