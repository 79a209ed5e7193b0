/*---
description: A method cannot call super
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends Object { m() { super(); } }
