/*---
description: done is read before value, and value is not read when done
esid: sec-iteratorstepvalue
---*/

var log = [], left = 1;
var it = { __proto__: Iterator.prototype, next() { return { get done() { log.push("done"); return left-- === 0; }, get value() { log.push("value"); } }; } };
it.toArray();
assert.compareArray(log, ["done", "value", "done"]);
