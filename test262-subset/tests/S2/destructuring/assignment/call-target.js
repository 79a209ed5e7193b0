/*---
description: A call cannot be a target of a pattern
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f() {} [f()] = [1];
