/*---
description: super cannot be used in a function that is no method
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m() { return function () { return super.x; }; } }
