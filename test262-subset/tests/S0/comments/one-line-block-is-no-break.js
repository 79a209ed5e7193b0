/*---
description: A multi-line comment on one line does not allow a semicolon to be left out
esid: sec-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = 1 /* one line */ var b = 2
