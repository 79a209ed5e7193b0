/*---
description: Entries of a set are pairs of the same value
esid: sec-set.prototype.entries
---*/

assert.compareArray(new Set([7]).entries().next().value, [7, 7]);
assert.sameValue(Object.prototype.toString.call(new Set().values()), "[object Set Iterator]");
assert.throws(TypeError, function () { new Set().values().next.call(new Map().keys()); });
