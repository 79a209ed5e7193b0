/*---
description: A quantified lookbehind is an early error in any mode
esid: prod-Term
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/(?<=a)+b/;
