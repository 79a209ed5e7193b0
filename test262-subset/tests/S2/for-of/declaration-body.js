/*---
description: The body cannot be a lexical declaration
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (let x of []) let y;
