/*---
description: Decimal literals with a leading zero are refused in strict code
esid: sec-numeric-literals-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 089;
