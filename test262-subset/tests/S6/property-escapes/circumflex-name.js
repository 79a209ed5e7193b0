/*---
description: A circumflex does not negate a property escape
esid: prod-UnicodePropertyValueExpression
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
/\p{^L}/u;
