/*---
description: The HTML-like comment opening is refused behind an operand as well
esid: sec-html-like-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = 1, b = 2; a <!--b;
