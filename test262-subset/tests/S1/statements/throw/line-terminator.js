/*---
description: No line terminator may follow throw
esid: sec-throw-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
throw
1;
