/*---
description: arguments cannot be used in an arrow in an initializer
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f() { class A { x = () => arguments; } }
