/*---
description: The rest of an object pattern cannot go to a pattern
esid: sec-destructuring-assignment-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; ({ ...{ a } } = {});
