/*---
description: A separator cannot stand at the exponent mark
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1_e1;
