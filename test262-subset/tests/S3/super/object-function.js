/*---
description: super cannot be used in a function given as the value of a property
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { m: function () { return super.x; } };
