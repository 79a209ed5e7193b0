/*---
description: A setter has exactly one parameter
esid: sec-method-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { set a() {} };
