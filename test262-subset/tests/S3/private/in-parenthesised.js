/*---
description: The private name before in cannot stand in parentheses
esid: sec-relational-operators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { #x; m(o) { return (#x) in o; } }
