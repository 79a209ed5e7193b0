/*---
description: A class cannot be declared twice in one scope
esid: sec-scripts-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A {} class A {}
