/*---
description: An open class hides the slash behind it
esid: sec-literals-regular-expression-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /[abc/;
