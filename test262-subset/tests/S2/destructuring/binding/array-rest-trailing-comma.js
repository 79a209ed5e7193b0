/*---
description: Not even a comma may follow a rest element
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let [...a,] = [];
