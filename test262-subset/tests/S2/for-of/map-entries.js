/*---
description: A map gives its entries in the order of insertion
esid: sec-map.prototype-@@iterator
---*/

let seen = [];
for (let [k, v] of new Map([["a", 1], ["b", 2]])) seen.push(k + v);
assert.compareArray(seen, ["a1", "b2"]);
