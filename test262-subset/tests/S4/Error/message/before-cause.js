/*---
description: The prototype is found first, then the message converted, then the cause read
esid: sec-error-message
---*/

var log = [];
var newTarget = function () {}.bind();
Object.defineProperty(newTarget, "prototype", { get() { log.push("prototype"); return Error.prototype; } });
Reflect.construct(Error, [{ toString() { log.push("message"); return ""; } }, { get cause() { log.push("cause"); } }], newTarget);
assert.compareArray(log, ["prototype", "message", "cause"]);
