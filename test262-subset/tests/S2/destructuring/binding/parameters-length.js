/*---
description: Patterns count as parameters, those with defaults end the count
esid: sec-static-semantics-expectedargumentcount
---*/

assert.sameValue((function ([a], { b }) {}).length, 2);
assert.sameValue((function ([a], { b } = {}, c) {}).length, 1);
