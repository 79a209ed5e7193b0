/*---
description: Flags cannot be written with escapes
esid: sec-primary-expression-regular-expression-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /a/\u0067;
