/*---
description: A rest element has no default
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let [...a = []] = [];
