/*---
description: Backslash zero before a digit is refused in strict code
esid: sec-string-literals-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\01";
