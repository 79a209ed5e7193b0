/*---
description: A call is no assignment target
esid: sec-assignment-operators-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
f() = 1;
