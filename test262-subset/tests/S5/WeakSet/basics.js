/*---
description: Weak sets hold objects and free symbols and know nothing of their size
esid: sec-weakset.prototype.add
---*/

var s = Symbol(), o = {}, w = new WeakSet([o, s]);
assert(w.has(o) && w.has(s) && !w.has({}));
assert.sameValue(w.add(Symbol.iterator), w);
assert.sameValue(w.delete(o), true);
assert.sameValue(w.delete(o), false);
assert.throws(TypeError, function () { w.add("text"); });
assert.throws(TypeError, function () { new WeakSet([1]); });
["size", "clear", "forEach", "keys", Symbol.iterator].forEach(function (name) { assert(!(name in w)); });
