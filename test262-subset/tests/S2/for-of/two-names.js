/*---
description: The head declares one name or pattern
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (let x, y of []) ;
