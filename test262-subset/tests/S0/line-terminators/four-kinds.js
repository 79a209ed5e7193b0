/*---
description: Each of the four line terminators ends a statement without a semicolon
esid: sec-line-terminators
---*/

["\n", "\r", "\u2028", "\u2029", "\r\n"].forEach(function (end) {
  assert.sameValue(eval("var a = 1" + end + "a + 1"), 2);
});
