/*---
description: Line breaks do not stand for commas in an object literal
esid: sec-object-initializer
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = {
  a: 1
  b: 2
};
