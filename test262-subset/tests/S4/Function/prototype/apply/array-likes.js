/*---
description: apply takes any object with a length, and nothing for null
esid: sec-createlistfromarraylike
---*/

function count() { return arguments.length; }
assert.sameValue(count.apply(null, { length: 2 }), 2);
assert.sameValue(count.apply(null, null), 0);
assert.sameValue(count.apply(), 0);
assert.throws(TypeError, function () { count.apply(null, 1); });
assert.throws(TypeError, function () { count.apply(null, "ab"); });
assert.throws(TypeError, function () { Function.prototype.apply.call({}, null, []); });
