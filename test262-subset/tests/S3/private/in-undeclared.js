/*---
description: The private name before in has to be declared
esid: sec-scripts-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m(o) { return #x in o; } }
