/*---
description: slice counts from the end, substring swaps, substr takes a length
esid: sec-string.prototype.slice
---*/

assert.sameValue("abcdef".slice(-3, -1), "de");
assert.sameValue("abcdef".slice(4, 1), "");
assert.sameValue("abcdef".substring(4, 1), "bcd");
assert.sameValue("abcdef".substring(NaN, 2), "ab");
assert.sameValue("abcdef".substr(-3, 2), "de");
assert.sameValue("abcdef".substr(2, -1), "");
assert.sameValue("abcdef".substr(1, Infinity), "bcdef");
assert.sameValue("abcdef".substr(-10, 2), "ab");
