/*---
description: An object pattern holds no accessors
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ get a() {} } = {});
