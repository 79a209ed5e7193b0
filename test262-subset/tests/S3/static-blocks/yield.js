/*---
description: A static block cannot yield
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { class A { static { yield; } } }
