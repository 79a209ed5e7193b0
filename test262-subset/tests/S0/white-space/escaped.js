/*---
description: An escape sequence for a space does not work as white space
esid: sec-white-space
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var\u0020x;
