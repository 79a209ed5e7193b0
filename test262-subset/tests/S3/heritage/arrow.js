/*---
description: The heritage cannot be an arrow function
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends () => {} {}
