/*---
description: Iterator.concat opens each iterable when its turn comes
esid: sec-iterator.concat
features: [iterator-sequencing]
---*/

var log = [];
function source(name) {
  return { get [Symbol.iterator]() { log.push("get " + name); return function () { log.push("open " + name); return [name].values(); }; } };
}
var it = Iterator.concat(source("a"), source("b"));
assert.compareArray(log, ["get a", "get b"]);
assert.sameValue(it.next().value, "a");
assert.sameValue(it.next().value, "b");
assert.sameValue(it.next().done, true);
assert.compareArray(log, ["get a", "get b", "open a", "open b"]);
assert.throws(TypeError, function () { Iterator.concat([], "text"); });
assert.throws(TypeError, function () { Iterator.concat({}); });
assert.sameValue(Iterator.concat().next().done, true);
