/*---
description: forEach visits what is added meanwhile, and again what is removed and added
esid: sec-map.prototype.foreach
---*/

var m = new Map([["a", 1], ["b", 2], ["c", 3]]), seen = [];
m.forEach(function (v, k, map) {
  seen.push(k);
  if (v === 1) { map.delete("a"); map.delete("b"); map.set("a", 4); }
});
assert.compareArray(seen, ["a", "c", "a"]);
