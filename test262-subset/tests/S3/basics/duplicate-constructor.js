/*---
description: A class has at most one constructor
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { constructor() {} constructor() {} }
