/*---
description: An accessor cannot be a generator
esid: sec-method-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { get *a() {} };
