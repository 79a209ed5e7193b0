/*---
description: A for await loop is an error outside async functions
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for await (var x of []) ;
