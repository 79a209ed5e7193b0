/*---
description: Keys that cannot be held weakly are absent, not errors, except for set
esid: sec-weakmap.prototype.has
---*/

var w = new WeakMap();
[1, "s", null, undefined, Symbol.for("r"), 1n].forEach(function (k) {
  assert.sameValue(w.has(k), false);
  assert.sameValue(w.get(k), undefined);
  assert.sameValue(w.delete(k), false);
  assert.throws(TypeError, function () { w.set(k, 1); });
});
