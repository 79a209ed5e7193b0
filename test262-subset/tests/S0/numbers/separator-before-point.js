/*---
description: A separator cannot stand before the decimal point
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1_.5;
