/*---
description: A private name has to be declared by a class around it
esid: sec-scripts-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m() { this.#x; } }
