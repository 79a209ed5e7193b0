/*---
description: An octal literal has no digit eight
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 0o18;
