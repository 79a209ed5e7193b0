/*---
description: An export declaration is an error in a script
esid: sec-scripts
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
export default 1;
