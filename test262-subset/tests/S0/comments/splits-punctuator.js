/*---
description: A comment cannot stand inside a punctuator
esid: sec-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1; x +/**/= 1;
