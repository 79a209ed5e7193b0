/*---
description: The declaration of the head has no initializer
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (var x = 1 of []) ;
