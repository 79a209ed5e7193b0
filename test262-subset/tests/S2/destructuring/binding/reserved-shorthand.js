/*---
description: A reserved word cannot be bound by shorthand
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var { class } = {};
