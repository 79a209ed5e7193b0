/*---
description: A const needs an initializer
esid: sec-let-and-const-declarations-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
const a;
