/*---
description: Two expressions on one line are an error
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
{ 1 2 } 3
