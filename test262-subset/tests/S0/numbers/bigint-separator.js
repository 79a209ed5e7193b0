/*---
description: No separator may stand before the suffix of a BigInt
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1_n;
