/*---
description: A name cannot start with a digit
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var 1a = 1;
