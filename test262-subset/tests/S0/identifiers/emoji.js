/*---
description: An emoji is not a letter
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var 😀 = 1;
