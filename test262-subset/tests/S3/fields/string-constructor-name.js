/*---
description: A field cannot be called constructor in quotes either
esid: sec-class-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { "constructor"; }
