/*---
description: A shorthand default is an error in an object literal that is no pattern
esid: sec-object-initializer-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a; (({ a = 1 }));
