/*---
description: A next that throws finishes the helper without closing
esid: sec-iterator.prototype.map
---*/

var closed = 0;
var it = { __proto__: Iterator.prototype, next() { throw new EvalError(); }, return() { closed++; return {}; } };
var h = it.filter(function () {});
assert.throws(EvalError, function () { h.next(); });
assert.sameValue(h.next().done, true);
assert.sameValue(closed, 0);
assert.throws(TypeError, function () { ({ __proto__: Iterator.prototype, next() { return 1; } }).toArray(); });
