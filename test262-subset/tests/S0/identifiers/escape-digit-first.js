/*---
description: An escaped digit cannot start a name
esid: sec-identifier-names-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \u0031a;
