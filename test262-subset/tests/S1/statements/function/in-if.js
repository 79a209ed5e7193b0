/*---
description: In strict code a function declaration is no body of an if
esid: sec-if-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (true) function f() {}
