/*---
description: return of a concatenation closes the iterator that is open, and opens no other
esid: sec-iterator.concat
---*/

var log = [];
function items(name) {
  return { [Symbol.iterator]() { log.push("open " + name); return { next() { return { done: false }; }, return() { log.push("close " + name); return {}; } }; } };
}
var it = Iterator.concat(items("a"), items("b"));
it.next();
it.return();
assert.sameValue(it.next().done, true);
Iterator.concat(items("c")).return();
assert.compareArray(log, ["open a", "close a"]);
