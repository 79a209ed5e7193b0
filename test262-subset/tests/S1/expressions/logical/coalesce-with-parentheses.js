/*---
description: With parentheses ?? mixes with every logical operator
esid: sec-binary-logical-operators
---*/

assert.sameValue((null ?? 0) || 2, 2);
assert.sameValue(null ?? (0 || 2), 2);
assert.sameValue((1 && null) ?? 3, 3);
