/*---
description: A multi-line comment has to be closed
esid: sec-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/* no end *
