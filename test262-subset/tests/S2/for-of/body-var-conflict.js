/*---
description: A var in the body cannot have a lexical name of the head
esid: sec-for-in-and-for-of-statements-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
for (let x of []) { var x; }
