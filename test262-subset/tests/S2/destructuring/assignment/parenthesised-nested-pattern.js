/*---
description: A nested pattern cannot stand in parentheses
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; [([a])] = [[1]];
