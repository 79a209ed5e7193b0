/*---
description: A class range out of order is an early error
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /[b-a]/;
