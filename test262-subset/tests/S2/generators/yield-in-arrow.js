/*---
description: An arrow inside a generator cannot yield
esid: sec-arrow-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { () => yield; }
