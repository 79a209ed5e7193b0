/*---
description: Without an iterator length and indices are read; holes become undefined
esid: sec-array.from
---*/

function watched(length, elements, log) {
  return Object.defineProperties({}, Object.fromEntries([
    ["length", { get() { log.push("length"); return length; } }],
    ...Object.entries(elements).map(([k, v]) => [k, { configurable: true, enumerable: true, get() { log.push(k); return v; } }]),
  ]));
}

var log = [];
assert.compareArray(Array.from(watched(3, { 0: "a", 2: "c" }, log)), ["a", undefined, "c"]);
assert.compareArray(log, ["length", "0", "2"]);
assert.sameValue(1 in Array.from({ length: 2 }), true);
assert.throws(TypeError, function () { Array.from([], null); });
assert.throws(TypeError, function () { Array.from(undefined); });
