/*---
description: The receiver constructs the result, with the length when it is known
esid: sec-array.from
---*/

var calls = [];
function C() { calls.push(Array.prototype.slice.call(arguments)); }
var made = Array.from.call(C, ["a"]);
assert.sameValue(made instanceof C, true);
assert.sameValue(made[0], "a");
assert.sameValue(made.length, 1);
Array.from.call(C, { length: 2 });
assert.sameValue(calls.length, 2);
assert.compareArray(calls[0], []);
assert.compareArray(calls[1], [2]);
assert.sameValue(Array.isArray(Array.from.call({}, [1])), true);
