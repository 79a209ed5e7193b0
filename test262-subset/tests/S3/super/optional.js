/*---
description: super cannot be followed by an optional chain
esid: sec-left-hand-side-expressions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m() { return super?.x; } }
