/*---
description: A unary expression is no base of an exponentiation
esid: sec-exp-operator
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
-1 ** 2;
