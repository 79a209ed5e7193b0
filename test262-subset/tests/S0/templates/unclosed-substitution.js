/*---
description: A substitution has to be closed
esid: sec-template-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `abc ${ 1 `;
