/*---
description: A private name cannot be used outside classes
esid: sec-scripts-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; } new A().#x;
