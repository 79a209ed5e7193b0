/*---
description: A line that starts with a dot continues the member expression
esid: sec-automatic-semicolon-insertion
---*/

var s = "abc"
  .toUpperCase()
  .slice(1)
assert.sameValue(s, "BC");
