/*---
description: A script has no return
esid: sec-return-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
return;
