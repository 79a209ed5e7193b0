/*---
description: Two statements on one line need a semicolon between them
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = 1 var b = 2;
