/*---
description: A class declaration cannot be the body of an if statement
esid: sec-if-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (true) class A {}
