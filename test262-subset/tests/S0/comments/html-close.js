/*---
description: The HTML-like comment closing at the start of a line is refused
esid: sec-html-like-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x = 1;
--> hidden
