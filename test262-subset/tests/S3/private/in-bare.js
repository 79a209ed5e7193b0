/*---
description: A private name alone is no expression
esid: sec-relational-operators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m() { return #x; } }
