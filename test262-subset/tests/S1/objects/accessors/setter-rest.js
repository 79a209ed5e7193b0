/*---
description: The parameter of a setter cannot be a rest parameter
esid: sec-method-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { set a(...x) {} };
