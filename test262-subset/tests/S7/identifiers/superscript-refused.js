/*---
description: A superscript digit is no part of an identifier
esid: prod-IdentifierPart
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var x² = 1;
