/*---
description: Deleting a name is an early error in strict code
esid: sec-delete-operator-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x;
delete x;
