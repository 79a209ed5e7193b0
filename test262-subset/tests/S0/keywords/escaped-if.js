/*---
description: An escaped keyword does not start a statement
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
\u0069f (true) {}
