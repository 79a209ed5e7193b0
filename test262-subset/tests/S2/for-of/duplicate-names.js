/*---
description: The head cannot bind a name twice
esid: sec-for-in-and-for-of-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (const [a, a] of []) ;
