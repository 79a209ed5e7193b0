/*---
description: keys must return an object
esid: sec-getiteratorfrommethod
---*/

var other = { size: 0, has() { return true; }, keys() { return "ab"; } };
assert.throws(TypeError, function () { new Set([1]).union(other); });
assert.throws(TypeError, function () { new Set([1]).isSupersetOf(other); });
