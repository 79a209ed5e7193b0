/*---
description: return before the first next closes the iterator without calling next
esid: sec-%iteratorhelperprototype%.return
---*/

var log = [];
var it = { __proto__: Iterator.prototype, next() { log.push("next"); return { done: false }; }, return() { log.push("return"); return {}; } };
var h = it.map(function () {});
var r = h.return("ignored");
assert.sameValue(r.value, undefined);
assert.sameValue(r.done, true);
assert.compareArray(log, ["return"]);
