/*---
description: An optional chain takes no template
esid: sec-left-hand-side-expressions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
a?.b`c`;
