/*---
description: Mixed set operations are an early error
esid: prod-ClassSetOperand
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/[a--b&&c]/v;
