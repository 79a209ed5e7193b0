/*---
description: extends needs an expression
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends {}
