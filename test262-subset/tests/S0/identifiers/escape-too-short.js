/*---
description: An escape without braces has exactly four digits
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \u61;
