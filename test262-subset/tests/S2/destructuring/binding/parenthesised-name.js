/*---
description: A name in a binding pattern cannot stand in parentheses
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var [(a)] = [1];
