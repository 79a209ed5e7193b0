/*---
description: The smallest literals round to the smallest double or to zero
esid: sec-static-semantics-mv
---*/

assert.sameValue(5e-324, Number.MIN_VALUE);
assert.sameValue(3e-324, Number.MIN_VALUE);
assert.sameValue(2e-324, 0);
