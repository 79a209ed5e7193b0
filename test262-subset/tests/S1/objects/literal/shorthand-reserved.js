/*---
description: A shorthand property is a name that may be read
esid: prod-IdentifierReference
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
({ class });
