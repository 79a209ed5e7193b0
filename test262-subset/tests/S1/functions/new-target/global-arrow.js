/*---
description: new.target is an error in an arrow outside functions
esid: sec-scripts-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var f = () => new.target;
