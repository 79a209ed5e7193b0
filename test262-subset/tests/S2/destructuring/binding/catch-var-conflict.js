/*---
description: A var cannot have a name of a pattern in the catch clause around it
esid: sec-try-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
try {} catch ([a]) { var a; }
