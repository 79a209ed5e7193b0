/*---
description: break needs a label that is around it
esid: sec-break-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
a: ; for (;;) { break a; }
