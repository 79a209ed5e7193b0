/*---
description: A literal cannot be a target
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ a: 1 } = {});
