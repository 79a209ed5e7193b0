/*---
description: A label does not reach into a function
esid: sec-labelled-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
a: for (;;) { (function () { break a; })(); }
