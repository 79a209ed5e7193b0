/*---
description: Emoji are no identifiers
esid: prod-IdentifierStart
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var 😀 = 1;
