/*---
description: A function with a pattern parameter cannot have a use strict directive
esid: sec-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f([a]) { "use strict"; }
