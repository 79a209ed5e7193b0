/*---
description: Nothing may follow a rest property
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let { ...rest, a } = {};
