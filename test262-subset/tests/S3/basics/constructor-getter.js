/*---
description: The constructor cannot be an accessor
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { get constructor() { return 1; } }
