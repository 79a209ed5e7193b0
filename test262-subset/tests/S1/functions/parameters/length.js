/*---
description: The length counts parameters before the first default or rest
esid: sec-static-semantics-expectedargumentcount
---*/

assert.sameValue((function (a, b) {}).length, 2);
assert.sameValue((function (a, b = 1, c) {}).length, 1);
assert.sameValue((function (...r) {}).length, 0);
assert.sameValue(((a, { b }, ...c) => 0).length, 2);
