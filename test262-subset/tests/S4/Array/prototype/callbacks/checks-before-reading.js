/*---
description: length is read before the callback is checked, elements are not
esid: sec-array.prototype.every
---*/

function watched(length, elements, log) {
  return Object.defineProperties({}, Object.fromEntries([
    ["length", { get() { log.push("length"); return length; } }],
    ...Object.entries(elements).map(([k, v]) => [k, { configurable: true, enumerable: true, get() { log.push(k); return v; } }]),
  ]));
}

["every", "some", "forEach", "map", "filter", "find", "findIndex", "findLast", "findLastIndex", "reduce", "reduceRight",
    "flatMap"].forEach(function (name) {
  var log = [];
  assert.throws(TypeError, function () { Array.prototype[name].call(watched(1, { 0: 1 }, log), {}); }, name);
  assert.compareArray(log, ["length"], name);
  assert.throws(TypeError, function () { Array.prototype[name].call(null, function () {}); }, name);
});
