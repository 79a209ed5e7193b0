/*---
description: A star behind a field on a new line multiplies its initializer
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A {
  a = 1
  *b() {}
}
