/*---
description: pop reads through the prototype, but deletes only its own
esid: sec-array.prototype.pop
---*/

var like = { __proto__: { 1: "inherited" }, length: 2, 0: "own" };
assert.sameValue(Array.prototype.pop.call(like), "inherited");
assert.sameValue(like.length, 1);
assert.sameValue(like[1], "inherited");
