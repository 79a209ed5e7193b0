/*---
description: An optional chain cannot be constructed
esid: sec-left-hand-side-expressions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
new a?.b();
