/*---
description: A private getter and setter are both static or both not
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { static get #x() { return 1; } set #x(v) {} }
