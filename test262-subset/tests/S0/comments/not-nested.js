/*---
description: Multi-line comments do not nest
esid: sec-comments
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/* outer /* inner */ still outer */
