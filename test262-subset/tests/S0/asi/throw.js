/*---
description: No line break may follow throw
esid: sec-automatic-semicolon-insertion
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
throw
new Error("late");
