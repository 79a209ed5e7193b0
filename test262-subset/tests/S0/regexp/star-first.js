/*---
description: A literal cannot begin with a star
esid: sec-literals-regular-expression-literals
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /*/;
