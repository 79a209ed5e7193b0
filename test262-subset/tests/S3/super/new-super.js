/*---
description: new super is a call of nothing
esid: sec-left-hand-side-expressions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A extends Object { constructor() { new super(); } }
