/*---
description: A pattern in a declaration needs an initializer
esid: sec-let-and-const-declarations
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
let [a];
