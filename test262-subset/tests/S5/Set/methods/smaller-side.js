/*---
description: The smaller side is walked
esid: sec-set.prototype.intersection
features: [set-methods]
---*/

function other(size, items, log) {
  return { size: size, has(v) { log.push("has " + v); return items.includes(v); }, keys() { log.push("keys"); return items[Symbol.iterator](); } };
}
[["intersection", 9, "has 1"], ["intersection", 1, "keys"], ["difference", 9, "has 1"], ["difference", 1, "keys"],
    ["isDisjointFrom", 9, "has 1"], ["isDisjointFrom", 1, "keys"], ["isSubsetOf", 9, "has 1"], ["isSupersetOf", 1, "keys"],
    ["union", 9, "keys"], ["symmetricDifference", 9, "keys"]].forEach(function (c) {
  var log = [];
  new Set([1, 2])[c[0]](other(c[1], [7], log));
  assert.sameValue(log[0], c[2], c[0]);
});
var log = [];
assert.sameValue(new Set([1, 2]).isSubsetOf(other(1, [], log)), false);
assert.sameValue(new Set([1]).isSupersetOf(other(2, [], log)), false);
assert.compareArray(log, []);
