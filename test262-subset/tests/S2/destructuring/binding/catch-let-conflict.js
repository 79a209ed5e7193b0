/*---
description: The block of a catch clause cannot declare a name of the parameter
esid: sec-try-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
try {} catch ({ a }) { let a; }
