/*---
description: Elements are defined on what the species made, then length is set
esid: sec-array.prototype.concat
---*/

var a = [1], log = [];
a.constructor = { [Symbol.species]: function (n) { log.push(n); return { set 0(v) { throw new EvalError(); }, set length(v) { log.push("length " + v); } }; } };
var made = a.concat([2]);
assert.compareArray(log, [0, "length 2"]);
assert.sameValue(made[0] + made[1], 3);
