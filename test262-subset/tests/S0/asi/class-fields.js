/*---
description: Class fields on lines of their own need no semicolons
esid: sec-automatic-semicolon-insertion
---*/

class A {
  a = 1
  b
  "c" = 3
}
var o = new A;
assert.sameValue(o.a + o.c, 4);
assert.sameValue("b" in o, true);
