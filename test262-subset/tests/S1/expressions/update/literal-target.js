/*---
description: A literal cannot be updated
esid: sec-update-expressions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
1++;
