/*---
description: An optional chain cannot be a target
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o; [o?.a] = [1];
