/*---
description: Class fields on one line need semicolons
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { a = 1 b = 2 }
