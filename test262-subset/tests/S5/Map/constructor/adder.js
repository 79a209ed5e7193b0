/*---
description: Entries are added through the set method that the new map has
esid: sec-map
---*/

var calls = [];
class Log extends Map {
  set(k, v) { calls.push(k, v); return super.set(k, v); }
}
var m = new Log([["a", 1], { 0: "b", 1: 2 }]);
assert.compareArray(calls, ["a", 1, "b", 2]);
assert.sameValue(m.size, 2);
assert.throws(TypeError, function () { Map([]); });
assert.sameValue(new Map(null).size, 0);
var original = Map.prototype.set;
Map.prototype.set = 1;
try {
  assert.throws(TypeError, function () { new Map([]); });
  assert.sameValue(new Map().size, 0);
} finally {
  Map.prototype.set = original;
}
