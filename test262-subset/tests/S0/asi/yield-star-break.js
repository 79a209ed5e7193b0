/*---
description: No line break may stand between yield and its star
esid: sec-generator-function-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function* g() {
  yield
  * [];
}
