/*---
description: A helper reads next when it is made and calls it when it is asked
esid: sec-getiteratordirect
---*/

var it = { __proto__: Iterator.prototype, next: 5 };
var h = it.map(function () {});
assert.throws(TypeError, function () { h.next(); });
assert.throws(TypeError, function () { Iterator.prototype.map.call(1, function () {}); });
assert.throws(EvalError, function () { ({ __proto__: Iterator.prototype, get next() { throw new EvalError(); } }).take(1); });
