/*---
description: getOrInsert of weak maps refuses keys that cannot be held weakly, before computing
esid: sec-weakmap.prototype.getorinsertcomputed
---*/

var w = new WeakMap(), k = {};
assert.sameValue(w.getOrInsert(k, 1), 1);
assert.sameValue(w.getOrInsertComputed(k, function () { throw new EvalError(); }), 1);
assert.throws(TypeError, function () { w.getOrInsertComputed("k", function () { throw new EvalError(); }); });
assert.throws(TypeError, function () { w.getOrInsert(Symbol.for("registered"), 1); });
assert.sameValue(w.getOrInsert(Symbol("free"), 2), 2);
