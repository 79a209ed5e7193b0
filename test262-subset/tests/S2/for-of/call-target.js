/*---
description: The target of the head cannot be a call
esid: sec-for-in-and-for-of-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f() {} for (f() of []) ;
