/*---
description: A malformed escape is an error in an untagged template
esid: sec-template-literals-static-semantics-early-errors
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
`\unicode`;
