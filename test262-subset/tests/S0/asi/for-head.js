/*---
description: No semicolon is inserted in the head of a for statement
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (var i = 0
  ; i < 1
  ) ;
