/*---
description: A substitution holds no statement
esid: sec-template-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `${var x}`;
