/*---
description: The pattern of a catch clause cannot bind a name twice
esid: sec-try-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
try {} catch ([a, a]) {}
