/*---
description: static in a class cannot be written with an escape
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { st\u0061tic m() {} }
