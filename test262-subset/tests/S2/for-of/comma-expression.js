/*---
description: The expression of the head is no comma expression
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (let x of [], []) ;
