/*---
description: A function in a constructor cannot call super
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends Object { constructor() { function f() { super(); } } }
