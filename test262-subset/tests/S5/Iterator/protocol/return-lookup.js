/*---
description: return may be null or undefined, anything else must be callable
esid: sec-getmethod
---*/

function leave(method) {
  for (var v of { [Symbol.iterator]() { return { next() { return { done: false }; }, return: method }; } }) break;
}
leave(null);
leave(undefined);
assert.throws(TypeError, function () { leave(1); });
