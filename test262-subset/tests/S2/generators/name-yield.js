/*---
description: A generator expression cannot be named yield
esid: sec-generator-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var g = function* yield() {};
