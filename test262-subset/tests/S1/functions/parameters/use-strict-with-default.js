/*---
description: A "use strict" directive needs simple parameters
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f(a = 1) { "use strict"; }
