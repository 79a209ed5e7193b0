/*---
description: A var of a for-in head takes no initializer in strict code
esid: sec-for-in-and-for-of-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (var a = 1 in {}) ;
