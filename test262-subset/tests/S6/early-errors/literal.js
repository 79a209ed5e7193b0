/*---
description: A pattern error of a literal is found before anything runs
esid: sec-primary-expression-regular-expression-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (false) /(?<n>a)(?<n>b)/;
