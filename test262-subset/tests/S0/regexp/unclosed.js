/*---
description: A regular expression literal has to be closed on its line
esid: sec-literals-regular-expression-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /abc
;
