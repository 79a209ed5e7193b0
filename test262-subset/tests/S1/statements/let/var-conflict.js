/*---
description: A var inside a block conflicts with a let of the blocks around it
esid: sec-block-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
{ let a; { var a; } }
