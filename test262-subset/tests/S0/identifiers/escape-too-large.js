/*---
description: An escape cannot exceed U+10FFFF
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \u{110000};
