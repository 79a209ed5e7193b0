/*---
description: arguments cannot be the name of a binding
esid: sec-identifiers-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
try {} catch (arguments) {}
