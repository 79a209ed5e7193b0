/*---
description: The length of an array-like is converted by ToLength
esid: sec-lengthofarraylike
---*/

function count(length) { var n = 0; Array.prototype.find.call({ length: length }, function () { n++; }); return n; }
assert.sameValue(count("3"), 3);
assert.sameValue(count(2.9), 2);
assert.sameValue(count(-1), 0);
assert.sameValue(count(NaN), 0);
assert.sameValue(count({ valueOf() { return 1; } }), 1);
assert.throws(TypeError, function () { count(1n); });
