/*---
description: Map methods refuse sets, weak maps and objects that inherit
esid: sec-requireinternalslot
---*/

["get", "set", "has", "delete", "clear", "forEach", "keys", "entries", "getOrInsert"].forEach(function (name) {
  [new Set(), new WeakMap(), Object.create(new Map()), Map.prototype].forEach(function (x) {
    assert.throws(TypeError, function () { Map.prototype[name].call(x, {}, function () {}); }, name);
  });
});
assert.throws(TypeError, function () { Map.prototype.size; });
