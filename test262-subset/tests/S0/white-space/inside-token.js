/*---
description: A space inside a punctuator makes two tokens of it
esid: sec-punctuators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1 = = 1;
