/*---
description: No escaped name may follow a number at once
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 3\u0061;
