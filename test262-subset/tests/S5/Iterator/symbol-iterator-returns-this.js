/*---
description: Iterator.prototype[Symbol.iterator] returns its receiver, even a primitive
esid: sec-%iterator.prototype%-%symbol.iterator%
---*/

assert.sameValue(Iterator.prototype[Symbol.iterator].call(5), 5);
assert.sameValue(Iterator.prototype[Symbol.iterator].name, "[Symbol.iterator]");
