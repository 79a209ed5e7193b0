/*---
description: An undefined initial value is a value; without one the first element is
esid: sec-array.prototype.reduce
---*/

assert.sameValue([].reduce(function () {}, undefined), undefined);
assert.throws(TypeError, function () { [].reduce(function () {}); });
assert.throws(TypeError, function () { [, ,].reduceRight(function () {}); });
var calls = 0;
assert.sameValue([, 7, ,].reduce(function () { calls++; }), 7);
assert.sameValue(calls, 0);
assert.compareArray([1, 2, 3].reduceRight(function (s, v, i) { s.push(v, i); return s; }, []), [3, 2, 2, 1, 1, 0]);
