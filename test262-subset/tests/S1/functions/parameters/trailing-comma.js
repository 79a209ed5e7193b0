/*---
description: A trailing comma adds no parameter
esid: prod-FormalParameters
---*/

assert.sameValue((function (a, b,) {}).length, 2);
assert.sameValue(((a,) => a)(1), 1);
assert.sameValue(Math.max(1, 2,), 2);
