/*---
description: The literal true cannot be written with an escape
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = tru\u{65};
