/*---
description: target after new cannot be written with an escape
esid: sec-keywords-and-reserved-words
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
function f() { return new.t\u0061rget; }
