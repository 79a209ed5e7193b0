/*---
description: Backslash zero before a digit in an untagged template is an error
esid: sec-template-literal-lexical-components
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `\00`;
