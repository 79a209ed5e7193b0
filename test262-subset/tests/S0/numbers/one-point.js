/*---
description: A point directly behind an integer is part of the number
esid: sec-literals-numeric-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
1.toString();
