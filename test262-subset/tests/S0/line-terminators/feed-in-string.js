/*---
description: A line feed cannot stand in a string literal
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "one
two";
