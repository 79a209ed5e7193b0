/*---
description: toReversed, toSorted, toSpliced and with always make plain arrays
esid: sec-array.prototype.toreversed
features: [change-array-by-copy]
---*/

class Sub extends Array {}
var a = Sub.from([2, 1]);
[a.toReversed(), a.toSorted(), a.toSpliced(0, 1), a.with(0, 5)].forEach(function (b) {
  assert.sameValue(Object.getPrototypeOf(b), Array.prototype);
});
assert.compareArray(a, [2, 1]);
