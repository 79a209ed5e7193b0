/*---
description: A hexadecimal escape with one digit is an error
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\x4";
