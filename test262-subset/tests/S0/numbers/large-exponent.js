/*---
description: Literals beyond the range of doubles round to Infinity or zero
esid: sec-static-semantics-mv
---*/

assert.sameValue(1e309, Infinity);
assert.sameValue(1e-400, 0);
assert.sameValue(1.7976931348623157e308 < Infinity, true);
assert.sameValue(1e99999999999, Infinity);
