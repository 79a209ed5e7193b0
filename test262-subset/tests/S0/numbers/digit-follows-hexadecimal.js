/*---
description: No letter beyond f may follow a hexadecimal literal at once
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 0xfg;
