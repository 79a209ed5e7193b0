/*---
description: the prototype comes from new.target after the arguments are converted
esid: sec-date
---*/

var log = "";
var target = new Function().bind();
Object.defineProperty(target, "prototype", { get: function () { log += "p"; return Array.prototype; } });
var d = Reflect.construct(Date, [{ valueOf: function () { log += "v"; return 3; } }], target);
assert.sameValue(log, "vp");
assert.sameValue(Object.getPrototypeOf(d), Array.prototype);
assert.sameValue(Date.prototype.getTime.call(d), 3);
