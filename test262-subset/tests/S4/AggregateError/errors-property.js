/*---
description: errors is an own array made from the iterable, after message and cause
esid: sec-aggregate-error
---*/

var log = [];
var errors = { get [Symbol.iterator]() { log.push("iterator"); return function* () { yield 1; yield 2; }; } };
var e = new AggregateError(errors, { toString() { log.push("message"); return "m"; } }, { get cause() { log.push("cause"); } });
assert.compareArray(log, ["message", "cause", "iterator"]);
assert.compareArray(e.errors, [1, 2]);
var d = Object.getOwnPropertyDescriptor(e, "errors");
assert(d.writable && d.configurable && !d.enumerable);
assert(!Object.hasOwn(AggregateError.prototype, "errors"));
assert.throws(TypeError, function () { new AggregateError(); });
