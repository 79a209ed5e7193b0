/*---
description: A switch has one default
esid: sec-switch-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
switch (1) { default: default: }
