/*---
description: A line break after yield leaves it without operand
esid: sec-generator-function-definitions
---*/

function* g() {
  yield
  5;
}
assert.sameValue(g().next().value, undefined);
