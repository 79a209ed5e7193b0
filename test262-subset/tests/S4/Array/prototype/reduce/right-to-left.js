/*---
description: reduceRight starts with the last element that exists
esid: sec-array.prototype.reduceright
---*/

var seen = [];
var got = ["a", "b", , "c", , ].reduceRight(function (acc, v, i, all) { seen.push(i); return acc + v; });
assert.sameValue(got, "cba");
assert.compareArray(seen, [1, 0]);
assert.throws(TypeError, function () { [, , ].reduceRight(function () {}); });
