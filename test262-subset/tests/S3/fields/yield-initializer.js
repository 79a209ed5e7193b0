/*---
description: An initializer cannot yield for the generator around the class
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { class A { x = yield; } }
