/*---
description: A pattern in parentheses is not a target
esid: sec-assignment-operators-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; ([a]) = [1];
