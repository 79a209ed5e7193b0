/*---
description: A helper that is running cannot be entered again
esid: sec-%iteratorhelperprototype%.next
features: [iterator-helpers]
---*/

var h;
h = [1, 2].values().map(function () { return h.next(); });
assert.throws(TypeError, function () { h.next(); });
h = [1, 2].values().map(function () { return h.return(); });
assert.throws(TypeError, function () { h.next(); });
