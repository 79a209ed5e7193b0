/*---
description: && does not mix with ?? without parentheses
esid: sec-binary-logical-operators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
1 && null ?? 2;
