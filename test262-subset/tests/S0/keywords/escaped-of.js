/*---
description: of in a for statement cannot be written with an escape
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (var x o\u0066 []) ;
