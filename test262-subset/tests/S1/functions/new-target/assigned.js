/*---
description: new.target cannot be assigned to
esid: sec-static-semantics-assignmenttargettype
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function F() { new.target = 1; }
