/*---
description: A class extends one class
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends Object, Array {}
