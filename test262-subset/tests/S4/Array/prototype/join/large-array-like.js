/*---
description: Joining converts through getters and calls each toString once
esid: sec-array.prototype.join
---*/

var n = 0, o = { toString() { n++; return "o"; } };
assert.sameValue([o, [o, [o]]].join("-"), "o-o,o");
assert.sameValue(n, 3);
assert.sameValue([1n, Symbol.iterator.description, -0, [null]].join(), "1,Symbol.iterator,0,");
assert.throws(TypeError, function () { [Symbol()].join(); });
