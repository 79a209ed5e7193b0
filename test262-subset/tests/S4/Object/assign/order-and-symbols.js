/*---
description: assign reads and writes key by key, texts before symbols, and skips null sources
esid: sec-object.assign
---*/

var log = [], s = Symbol();
var source = { get [s]() { log.push("get s"); return 1; }, get b() { log.push("get b"); return 2; } };
var target = { set b(v) { log.push("set b"); }, set [s](v) { log.push("set s"); } };
assert.sameValue(Object.assign(target, null, source, undefined), target);
assert.compareArray(log, ["get b", "set b", "get s", "set s"]);
