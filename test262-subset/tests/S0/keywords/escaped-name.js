/*---
description: A reserved word does not become a name by being escaped
esid: sec-identifiers-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var \u{74}his;
