/*---
description: A with statement is refused in strict code
esid: sec-with-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
with ({}) {}
