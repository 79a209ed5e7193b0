/*---
description: An object pattern holds no methods
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ a() {} } = {});
