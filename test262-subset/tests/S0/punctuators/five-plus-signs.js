/*---
description: Five plus signs are two increments and an error
esid: sec-ecmascript-language-lexical-grammar
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
var a = 1, b = 2; a+++++b;
