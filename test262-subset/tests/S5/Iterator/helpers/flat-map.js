/*---
description: flatMap takes iterables and iterators, but no strings, and closes inner before outer
esid: sec-iterator.prototype.flatmap
features: [iterator-helpers]
---*/

assert.compareArray([1, 2].values().flatMap(function (v) { return [v, v * 10]; }).toArray(), [1, 10, 2, 20]);
assert.compareArray([1].values().flatMap(function () { return { next() { return { done: this.n++ > 0, value: "x" }; }, n: 0 }; }).toArray(), ["x"]);
assert.throws(TypeError, function () { [1].values().flatMap(function () { return "abc"; }).next(); });
assert.compareArray([1].values().flatMap(function () { return new String("ab"); }).toArray(), ["a", "b"]);
var log = [];
function source(name) {
  return { __proto__: Iterator.prototype, next() { return { value: 1, done: false }; }, return() { log.push(name); return {}; } };
}
var h = source("outer").flatMap(function () { return source("inner"); });
h.next();
h.return();
assert.compareArray(log, ["inner", "outer"]);
