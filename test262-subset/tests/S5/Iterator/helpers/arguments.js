/*---
description: A wrong argument closes the iterator without reading next
esid: sec-iterator.prototype.take
features: [iterator-helpers]
---*/

var log = [];
function source() {
  return { __proto__: Iterator.prototype, get next() { log.push("next"); }, return() { log.push("return"); return {}; } };
}
["map", "filter", "flatMap", "reduce", "forEach", "some", "every", "find"].forEach(function (name) {
  assert.throws(TypeError, function () { source()[name]({}); }, name);
});
[-1, NaN, Math.pow(2, 53)].forEach(function (n) {
  assert.throws(RangeError, function () { source().take(n); });
  assert.throws(RangeError, function () { source().drop(n); });
});
assert.throws(EvalError, function () { source().take({ valueOf() { throw new EvalError(); } }); });
assert.sameValue(log.length, 15);
assert.sameValue(log.includes("next"), false);
assert.throws(TypeError, function () { Iterator.prototype.map.call(1, function () {}); });
