/*---
description: A malformed Unicode escape in an untagged template is an error
esid: sec-template-literal-lexical-components
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var s = `a${0}\u{}`;
