/*---
description: An escape in braces has at least one digit
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a\u{};
