/*---
description: An escaped half of a pair is no part of an identifier, nor are two of them
esid: prod-UnicodeEscapeSequence
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \uD835\uDC9C = 1;
