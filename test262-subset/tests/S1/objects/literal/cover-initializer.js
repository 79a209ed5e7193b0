/*---
description: A shorthand with initializer only stands in patterns
esid: sec-object-initializer-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ a = 1 });
