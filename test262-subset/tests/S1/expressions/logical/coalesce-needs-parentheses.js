/*---
description: ?? does not mix with || or && without parentheses
esid: sec-binary-logical-operators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
null ?? 1 || 2;
