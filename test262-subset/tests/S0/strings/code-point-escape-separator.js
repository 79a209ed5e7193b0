/*---
description: An escape in braces knows no separators
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\u{1_0}";
