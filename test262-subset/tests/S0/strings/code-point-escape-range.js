/*---
description: An escape in braces cannot exceed U+10FFFF
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\u{110000}";
