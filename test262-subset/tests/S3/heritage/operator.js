/*---
description: The heritage cannot be a binary expression
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends null || Object {}
