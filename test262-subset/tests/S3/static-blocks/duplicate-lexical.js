/*---
description: A static block cannot declare a name twice
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { static { let x; var x; } }
