/*---
description: An entry that is no object closes the iterator; a duplicate key takes the last value
esid: sec-object.fromentries
---*/

var closed = 0;
var bad = { [Symbol.iterator]() { return { next() { return { value: "ab", done: false }; }, return() { closed++; return {}; } }; } };
assert.throws(TypeError, function () { Object.fromEntries(bad); });
assert.sameValue(closed, 1);
assert.sameValue(Object.fromEntries([["k", 1], ["k", 2]]).k, 2);
assert.throws(TypeError, function () { Object.fromEntries(); });
