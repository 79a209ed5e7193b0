/*---
description: A computed key is an assignment expression and no comma expression
esid: sec-object-initializer
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { ["a", "b"]: 1 };
