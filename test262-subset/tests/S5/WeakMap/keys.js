/*---
description: Objects and unregistered symbols can be keys, nothing else
esid: sec-canbeheldweakly
features: [symbols-as-weakmap-keys, BigInt]
---*/

var w = new WeakMap();
var s = new WeakSet();
[{}, [], function () {}, Symbol(), Symbol.iterator].forEach(function (k) {
  assert.sameValue(w.set(k, 1), w);
  assert.sameValue(w.get(k), 1);
  assert.sameValue(s.add(k).has(k), true);
  assert.sameValue(w.delete(k) && s.delete(k), true);
  assert.sameValue(w.has(k) || s.has(k), false);
});
[1, "a", null, undefined, true, 1n, Symbol.for("registered")].forEach(function (k) {
  assert.throws(TypeError, function () { w.set(k, 1); });
  assert.throws(TypeError, function () { s.add(k); });
  assert.sameValue(w.has(k) || w.delete(k) || s.has(k) || s.delete(k), false);
  assert.sameValue(w.get(k), undefined);
});
