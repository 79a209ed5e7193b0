/*---
description: The flags u and v exclude each other
esid: sec-primary-expression-regular-expression-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/a/uv;
