/*---
description: A static block cannot return
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f() { class A { static { return; } } }
