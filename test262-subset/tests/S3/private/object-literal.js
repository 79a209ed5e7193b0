/*---
description: An object literal declares no private names
esid: sec-object-initializer
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m() { return { #x: 1 }; } }
