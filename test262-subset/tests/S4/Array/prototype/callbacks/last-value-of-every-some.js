/*---
description: every and some return booleans whatever the callback returns
esid: sec-array.prototype.every
---*/

assert.sameValue([1].every(function () { return "yes"; }), true);
assert.sameValue([1].some(function () { return ""; }), false);
assert.sameValue([].every(function () { return false; }), true);
assert.sameValue([].some(function () { return true; }), false);
