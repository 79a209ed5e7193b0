/*---
description: import.meta is an error in a script
esid: sec-meta-properties
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var m = import.meta;
