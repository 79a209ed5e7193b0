/*---
description: arguments cannot be used in a static block
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { static { arguments; } }
