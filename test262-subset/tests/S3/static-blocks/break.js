/*---
description: A static block cannot break out of a loop around the class
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (;;) { class A { static { break; } } }
