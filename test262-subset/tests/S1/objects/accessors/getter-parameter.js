/*---
description: A getter has no parameters
esid: sec-method-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { get a(x) { return x; } };
