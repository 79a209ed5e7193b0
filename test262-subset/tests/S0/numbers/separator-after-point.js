/*---
description: A separator cannot stand behind the decimal point
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1._5;
