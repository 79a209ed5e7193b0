/*---
description: Helpers read the next method once and step on demand
esid: sec-iterator.prototype.map
features: [iterator-helpers]
---*/

var log = [];
var n = 0;
var it = { __proto__: Iterator.prototype, get next() { log.push("get next"); return function () { log.push("step"); return { value: n++, done: false }; }; } };
var h = it.map(function (v, i) { log.push("map " + v + i); return v; }).filter(function (v) { return v > 0; }).take(1);
assert.compareArray(log, ["get next"]);
assert.sameValue(h.next().value, 1);
assert.compareArray(log, ["get next", "step", "map 00", "step", "map 11"]);
