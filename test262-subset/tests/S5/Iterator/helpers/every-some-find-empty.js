/*---
description: What the consuming helpers answer for an iterator without values
esid: sec-iterator.prototype.every
---*/

var none = [].values.bind([]);
assert.sameValue(none().every(function () {}), true);
assert.sameValue(none().some(function () {}), false);
assert.sameValue(none().find(function () {}), undefined);
assert.sameValue(none().forEach(function () {}), undefined);
assert.compareArray(none().toArray(), []);
