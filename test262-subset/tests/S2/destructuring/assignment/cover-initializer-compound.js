/*---
description: A compound assignment does not make a pattern of its left side
esid: sec-assignment-operators-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; [a] += [1];
