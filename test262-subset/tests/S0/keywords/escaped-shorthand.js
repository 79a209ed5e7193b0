/*---
description: A shorthand property cannot be an escaped reserved word
esid: sec-object-initializer-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { \u0074his };
