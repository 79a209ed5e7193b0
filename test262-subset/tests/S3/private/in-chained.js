/*---
description: Two private names cannot be chained with in
esid: sec-relational-operators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m() { return #x in #x in this; } }
