/*---
description: continue needs the label of a loop
esid: sec-continue-statement-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
a: { for (;;) { continue a; } }
