/*---
description: enum is reserved for the future
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
enum Colour { red }
