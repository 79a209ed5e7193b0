/*---
description: A computation that inserts the key itself is overwritten by its result
esid: sec-map.prototype.getorinsertcomputed
---*/

var m = new Map();
assert.sameValue(m.getOrInsertComputed("k", function (key) { m.set(key, "inner"); return "outer"; }), "outer");
assert.sameValue(m.get("k"), "outer");
assert.sameValue(m.size, 1);
assert.throws(TypeError, function () { m.getOrInsertComputed("k", 1); }, "checked although the key is there");
