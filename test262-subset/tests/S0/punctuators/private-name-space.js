/*---
description: The number sign and the name of a private name must touch
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { # x; }
