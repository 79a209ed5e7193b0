/*---
description: An import declaration is an error in a script
esid: sec-scripts
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
import x from "y";
