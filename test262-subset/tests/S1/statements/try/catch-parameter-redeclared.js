/*---
description: The body of a catch does not redeclare its parameter lexically
esid: sec-try-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
try {} catch (e) { let e; }
