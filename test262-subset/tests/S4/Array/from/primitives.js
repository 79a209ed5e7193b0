/*---
description: null and undefined are TypeErrors; numbers have nothing to give
esid: sec-array.from
---*/

assert.throws(TypeError, function () { Array.from(null); });
assert.throws(TypeError, function () { Array.from(); });
assert.compareArray(Array.from(5), []);
assert.compareArray(Array.from("\uD83D\uDE00!"), ["\uD83D\uDE00", "!"]);
