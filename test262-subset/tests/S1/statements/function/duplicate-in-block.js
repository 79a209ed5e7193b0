/*---
description: In strict code a block declares a function name once
esid: sec-block-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
{ function f() {} function f() {} }
