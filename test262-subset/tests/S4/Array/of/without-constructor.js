/*---
description: A receiver that is no constructor makes a plain array
esid: sec-array.of
---*/

var of = Array.of;
assert(Array.isArray(of(7)));
assert.sameValue(of(7).length, 1);
assert.sameValue(Array.of.call(parseInt, 1).constructor, Array);
