/*---
description: A character that only continues names cannot start one
esid: sec-names-and-keywords
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var ·a;
