/*---
description: A function inside a generator cannot yield for it
esid: sec-generator-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() { function f() { yield 1; } }
