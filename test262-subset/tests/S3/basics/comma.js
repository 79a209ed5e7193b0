/*---
description: Class elements are not parted by commas
esid: sec-class-definitions
negative:
  phase: parse
  type: SyntaxError
---*/

$DONOTEVALUATE();
class A { m() {}, n() {} }
