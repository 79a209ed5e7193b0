/*---
description: The comparator has no this, and its result becomes a number at once
esid: sec-comparearrayelements
---*/

var calls = 0;
[2, 1].sort(function () { assert.sameValue(this, undefined); calls++; return { valueOf() { return 0; } }; });
assert(calls > 0);
assert.throws(TypeError, function () { [1, 2].sort(function () { return 1n; }); });
assert.compareArray([2, 1].sort(function () { return NaN; }), [2, 1]);
