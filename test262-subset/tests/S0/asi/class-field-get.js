/*---
description: A field named get on a line of its own is followed by another element
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A {
  get
  x
}
