/*---
description: A lexical pattern cannot bind the name let
esid: sec-let-and-const-declarations-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
const [let] = [];
