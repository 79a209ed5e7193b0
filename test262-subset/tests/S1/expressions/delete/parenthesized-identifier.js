/*---
description: Parentheses do not hide the name from delete
esid: sec-delete-operator-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x;
delete ((x));
