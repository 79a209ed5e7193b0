/*---
description: An unknown flag is an early error
esid: sec-primary-expression-regular-expression-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /a/x;
