/*---
description: A template has to be closed
esid: sec-template-literal-lexical-components
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `abc ${1} def;
