/*---
description: A line break may follow the arrow
esid: sec-arrow-function-definitions
---*/

var f = (a) =>
  a + 1;
assert.sameValue(f(1), 2);
