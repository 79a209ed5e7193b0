/*---
description: A separator cannot stand behind the prefix of a base
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 0x_1;
