/*---
description: With length 0 the start is never converted
esid: sec-array.prototype.includes
---*/

var start = { valueOf() { throw new EvalError(); } };
assert.sameValue([].includes(1, start), false);
assert.sameValue([].indexOf(1, start), -1);
assert.sameValue([].lastIndexOf(1, start), -1);
assert.throws(EvalError, function () { [1].includes(1, start); });
