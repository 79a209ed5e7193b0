/*---
description: A class cannot be named by a word that strict code reserves
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class let {}
