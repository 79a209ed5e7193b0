/*---
description: Two lexical declarations of one name in one block are an error
esid: sec-block-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
{ let a; const a = 1; }
