/*---
description: A Unicode escape with three digits is an error
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\u004 ";
