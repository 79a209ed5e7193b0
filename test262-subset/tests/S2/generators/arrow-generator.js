/*---
description: There are no arrow generators
esid: sec-arrow-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = *() => {};
