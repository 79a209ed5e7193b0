/*---
description: A pattern in a var declaration needs an initializer
esid: sec-variable-statement
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var { a };
