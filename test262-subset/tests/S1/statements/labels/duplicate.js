/*---
description: Nested labels differ
esid: sec-labelled-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
a: { a: ; }
