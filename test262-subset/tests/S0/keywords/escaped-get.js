/*---
description: get before an accessor cannot be written with an escape
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { g\u0065t a() { return 1; } };
