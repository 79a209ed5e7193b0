/*---
description: An escape must stand for a character that a name may contain
esid: sec-identifier-names-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a\u002B;
