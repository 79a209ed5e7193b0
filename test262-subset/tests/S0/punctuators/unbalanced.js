/*---
description: Brackets must be balanced and of one kind
esid: sec-punctuators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = [(1]);
