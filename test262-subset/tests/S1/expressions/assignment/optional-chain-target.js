/*---
description: An optional chain is no assignment target
esid: sec-assignment-operators-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = {};
a?.b = 1;
