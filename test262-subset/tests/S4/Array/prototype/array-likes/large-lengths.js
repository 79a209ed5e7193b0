/*---
description: Lengths up to 2^53 - 1 are lengths; more is refused
esid: sec-lengthofarraylike
features: [change-array-by-copy]
---*/

var max = Math.pow(2, 53) - 1;
var o = { length: max, [max - 1]: "last", [max - 2]: "before" };
assert.sameValue(Array.prototype.at.call(o, -1), "last");
assert.sameValue(Array.prototype.lastIndexOf.call(o, "before"), max - 2);
assert.compareArray(Array.prototype.slice.call(o, -2), ["before", "last"]);
assert.sameValue(Array.prototype.includes.call(o, "last", -3), true);
assert.sameValue(Array.prototype.pop.call(o), "last");
assert.sameValue(o.length, max - 1);
Array.prototype.push.call(o, "again");
assert.sameValue(o.length, max);
assert.throws(TypeError, function () { Array.prototype.push.call(o, 1); });
assert.throws(TypeError, function () { Array.prototype.unshift.call(o, 1); });
assert.throws(RangeError, function () { Array.prototype.toReversed.call(o); });
assert.sameValue(Array.prototype.push.call({ length: -5 }, "x"), 1);
