/*---
description: A private member cannot be deleted
esid: sec-delete-operator-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m() { delete this.#x; } }
