/*---
description: super alone is no expression
esid: sec-left-hand-side-expressions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m() { return super; } }
