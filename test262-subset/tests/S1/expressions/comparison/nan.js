/*---
description: Every relational comparison with NaN is false
esid: sec-islessthan
---*/

assert.sameValue(NaN < 1, false);
assert.sameValue(NaN > 1, false);
assert.sameValue(NaN <= NaN, false);
assert.sameValue(NaN >= NaN, false);
assert.sameValue("x" < 1, false);
