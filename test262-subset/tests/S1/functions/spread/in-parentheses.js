/*---
description: A spread is no expression
esid: sec-left-hand-side-expressions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = (...[1]);
