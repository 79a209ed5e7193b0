/*---
description: A hexadecimal literal has no fraction
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 0x1.8;
