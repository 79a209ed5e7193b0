/*---
description: The heritage of a class cannot use its private names
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var o; class A extends (o.#x) { #x; }
