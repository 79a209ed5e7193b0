/*---
description: The other set is an object with size, has and keys, read in this order
esid: sec-getsetrecord
features: [set-methods]
---*/

var log = [];
function other(fields) {
  return new Proxyless(fields);
}
function Proxyless(fields) {
  ["size", "has", "keys"].forEach(function (k) {
    Object.defineProperty(this, k, { get() { log.push(k); return fields[k]; } });
  }, this);
}
var fine = { size: 2, has() { return true; }, keys() { return [1, 2][Symbol.iterator](); } };
new Set([1]).union(other(fine));
assert.compareArray(log, ["size", "has", "keys"]);
log = [];
assert.throws(TypeError, function () { new Set().union(other({ size: NaN })); });
assert.compareArray(log, ["size"]);
assert.throws(RangeError, function () { new Set().union(other({ size: -1 })); });
log = [];
assert.throws(TypeError, function () { new Set().union(other({ size: 1, has: 1 })); });
assert.compareArray(log, ["size", "has"]);
assert.throws(TypeError, function () { new Set().union([1]); });
assert.throws(TypeError, function () { new Set().union("a"); });
