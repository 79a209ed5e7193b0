/*---
description: An escape in braces has to be closed
esid: sec-literals-string-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = "\u{41";
