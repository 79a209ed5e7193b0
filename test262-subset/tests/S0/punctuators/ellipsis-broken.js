/*---
description: The three points of a spread must touch
esid: sec-punctuators
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = [. ..[]];
