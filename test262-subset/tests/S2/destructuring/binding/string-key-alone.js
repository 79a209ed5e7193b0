/*---
description: A string key needs a target
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var { "a" } = {};
