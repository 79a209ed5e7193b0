/*---
description: The constructor of a base class cannot call super
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { constructor() { super(); } }
