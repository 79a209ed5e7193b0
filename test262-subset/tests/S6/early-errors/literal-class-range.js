/*---
description: A range out of order is an early error, also of code points
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/[\u{1F601}-\u{1F600}]/u;
