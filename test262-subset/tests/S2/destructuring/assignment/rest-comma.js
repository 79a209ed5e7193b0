/*---
description: No comma may follow the rest target of an array pattern
esid: sec-destructuring-assignment
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; [...a,] = [];
