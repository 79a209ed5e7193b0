/*---
description: A return statement is an error at the top of a script
esid: sec-scripts
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
return;
