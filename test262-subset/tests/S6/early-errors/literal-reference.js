/*---
description: A reference beyond the groups is an early error under u
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/(a)\2/u;
