/*---
description: let cannot be the name of a lexical binding
esid: sec-let-and-const-declarations-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let let = 1;
