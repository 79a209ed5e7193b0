/*---
description: A modifier both added and removed is an early error
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/(?i-i:a)/;
