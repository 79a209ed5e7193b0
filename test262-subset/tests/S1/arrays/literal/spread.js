/*---
description: Spread takes any iterable and turns holes into undefined
esid: sec-runtime-semantics-arrayaccumulation
---*/

assert.compareArray([...[1, 2], ..."ab", ...new Set([3])], [1, 2, "a", "b", 3]);
assert.sameValue(0 in [...[,]], true);
assert.throws(TypeError, function () { [...{}]; });
