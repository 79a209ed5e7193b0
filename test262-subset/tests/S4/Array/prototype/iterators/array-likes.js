/*---
description: An array iterator walks any object by length, read at each step
esid: sec-createarrayiterator
---*/

var reads = 0;
var like = { 0: "a", 1: "b", get length() { return ++reads; } };
var it = Array.prototype.values.call(like);
assert.sameValue(reads, 0);
assert.sameValue(it.next().value, "a");
assert.sameValue(it.next().value, "b");
assert.sameValue(reads, 2);
