/*---
description: A statement cannot begin with an object pattern
esid: sec-expression-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; { a } = { a: 1 };
