/*---
description: A private name cannot be taken of super
esid: sec-left-hand-side-expressions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends Object { #x; m() { return super.#x; } }
