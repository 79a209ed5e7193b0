/*---
description: Only arrays are flattened; what is spreadable or an array-like is not
esid: sec-flattenintoarray
---*/

var like = { length: 1, 0: "x", [Symbol.isConcatSpreadable]: true };
var got = [like, "ab", new Set([1])].flat(Infinity);
assert.sameValue(got.length, 3);
assert.sameValue(got[0], like);
