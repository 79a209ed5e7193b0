/*---
description: The depth is converted before the species is asked
esid: sec-array.prototype.flat
---*/

var log = [];
var a = [1];
Object.defineProperty(a, "constructor", { get() { log.push("constructor"); } });
a.flat({ valueOf() { log.push("depth"); return 0; } });
assert.compareArray(log, ["depth", "constructor"]);
assert.throws(TypeError, function () { [].flat(1n); });
assert.compareArray([[1]].flat(-3)[0], [1]);
