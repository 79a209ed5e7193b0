/*---
description: eval and arguments cannot be targets in a pattern
esid: sec-static-semantics-assignmenttargettype
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ eval } = {});
