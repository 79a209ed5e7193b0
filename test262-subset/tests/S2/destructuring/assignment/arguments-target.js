/*---
description: arguments cannot be a target in an array pattern
esid: sec-static-semantics-assignmenttargettype
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
[arguments] = [];
