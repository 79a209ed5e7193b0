/*---
description: An identity escape of a letter is an early error with the flag u
esid: sec-patterns
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /\a/u;
