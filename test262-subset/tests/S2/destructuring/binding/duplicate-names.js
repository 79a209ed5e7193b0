/*---
description: A lexical pattern cannot bind a name twice
esid: sec-let-and-const-declarations-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let [a, { b: a }] = [];
