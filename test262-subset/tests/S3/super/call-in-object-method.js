/*---
description: A method of an object literal cannot call super
esid: sec-object-initializer-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o = { m() { super(); } };
