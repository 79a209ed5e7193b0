/*---
description: The HTML-like comment opening is refused
esid: sec-html-like-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1; <!-- hidden
