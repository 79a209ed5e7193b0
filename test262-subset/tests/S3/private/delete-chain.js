/*---
description: A private member at the end of an optional chain cannot be deleted
esid: sec-delete-operator-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m() { delete this?.a.#x; } }
