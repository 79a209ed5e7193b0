/*---
description: A default of a generator's parameter cannot yield
esid: sec-generator-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g(a = yield) {}
