/*---
description: getOrInsert and getOrInsertComputed insert once
esid: sec-map.prototype.getorinsertcomputed
features: [upsert]
---*/

var m = new Map();
assert.sameValue(m.getOrInsert("a", 1), 1);
assert.sameValue(m.getOrInsert("a", 2), 1);
var keys = [];
assert.sameValue(m.getOrInsertComputed(-0, function (k) { keys.push(Object.is(k, 0)); return "v"; }), "v");
assert.sameValue(m.getOrInsertComputed(0, function () { throw new EvalError(); }), "v");
assert.compareArray(keys, [true]);
assert.sameValue(m.getOrInsertComputed("b", function () { m.set("b", "inner"); return "outer"; }), "outer");
assert.sameValue(m.get("b"), "outer");
assert.throws(TypeError, function () { m.getOrInsertComputed("a"); });
