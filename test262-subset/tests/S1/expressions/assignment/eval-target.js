/*---
description: eval cannot be assigned in strict code
esid: sec-assignment-operators-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
eval = 1;
