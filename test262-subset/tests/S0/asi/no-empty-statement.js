/*---
description: No semicolon is inserted that would be an empty statement
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
if (true)
else ;
