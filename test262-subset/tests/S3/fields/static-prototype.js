/*---
description: A static field cannot be called prototype
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { static prototype; }
