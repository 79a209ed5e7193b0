/*---
description: The default of an arrow's parameter cannot yield for the generator around it
esid: sec-arrow-function-definitions-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { (a = yield) => a; }
