/*---
description: Iterator.concat reads every iterator method at once and calls none
esid: sec-iterator.concat
---*/

var opened = 0;
var good = { get [Symbol.iterator]() { opened++; return function () { throw new EvalError(); }; } };
assert.throws(TypeError, function () { Iterator.concat(good, {}); });
assert.sameValue(opened, 1);
assert.throws(TypeError, function () { Iterator.concat("text"); });
assert.sameValue(Iterator.concat().next().done, true);
var it = Iterator.concat(good);
assert.throws(EvalError, function () { it.next(); });
