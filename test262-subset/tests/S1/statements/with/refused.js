/*---
description: Strict code has no with statement
esid: sec-with-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
with ({}) {}
