/*---
description: Two escapes of surrogates do not make up one letter
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \uD835\uDCD0;
