/*---
description: Backslash zero before an eight is refused in strict code
esid: sec-string-literals-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\08";
