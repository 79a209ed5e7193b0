/*---
description: Two groups of one name in one alternative are an early error
esid: sec-patterns-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var r = /(?<a>.)(?<a>.)/;
