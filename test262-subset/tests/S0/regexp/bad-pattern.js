/*---
description: A malformed pattern is an early error, even in code that never runs
esid: sec-primary-expression-regular-expression-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (false) { /(/; }
