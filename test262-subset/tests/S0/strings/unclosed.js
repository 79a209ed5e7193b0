/*---
description: A string literal has to be closed
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "abc';
