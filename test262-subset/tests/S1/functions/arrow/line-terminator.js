/*---
description: No line terminator stands before the arrow
esid: sec-arrow-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = ()
  => 1;
