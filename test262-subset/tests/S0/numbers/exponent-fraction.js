/*---
description: An exponent has no fraction
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1e1.5;
