/*---
description: A binding pattern has names only, no properties
esid: sec-destructuring-binding-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = {}; var [o.x] = [1];
