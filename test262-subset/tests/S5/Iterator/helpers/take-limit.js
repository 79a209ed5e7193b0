/*---
description: take converts its limit first, and a limit of 0 closes at the first next
esid: sec-iterator.prototype.take
---*/

var log = [];
var it = {
  __proto__: Iterator.prototype,
  get next() { log.push("get next"); return function () { log.push("next"); return { done: false, value: 1 }; }; },
  return() { log.push("return"); return {}; }
};
var h = it.take({ valueOf() { log.push("limit"); return 1; } });
assert.sameValue(h.next().value, 1);
assert.sameValue(h.next().done, true);
assert.compareArray(log, ["limit", "get next", "next", "return"]);
assert.sameValue([1, 2].values().take(Infinity).toArray().length, 2);
assert.sameValue([1, 2].values().take(1.9).toArray().length, 1);
