/*---
description: arguments cannot be used in an initializer
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { x = arguments; }
