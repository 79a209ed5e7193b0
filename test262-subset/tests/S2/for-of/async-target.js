/*---
description: A loop whose target is the name async is an error
esid: sec-for-in-and-for-of-statements
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var async; for (async of []) ;
