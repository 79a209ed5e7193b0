/*---
description: The constructor cannot be async
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { async constructor() {} }
