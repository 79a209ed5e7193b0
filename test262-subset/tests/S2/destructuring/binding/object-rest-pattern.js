/*---
description: A rest property of a binding pattern must be a name
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let { ...{ a } } = {};
