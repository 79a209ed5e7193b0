/*---
description: A substitution holds an expression
esid: sec-template-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `${}`;
