/*---
description: A reference to a name that no group has is an early error where there are names
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/(?<a>x)\k<b>/;
