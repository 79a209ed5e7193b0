/*---
description: The two-digit escapes of strings do not work in names
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \x61;
