/*---
description: The iterator method may be inherited, its receiver is the value
esid: sec-getiterator
---*/

class Box { constructor(v) { this.v = v; } *[Symbol.iterator]() { yield this.v; } }
class Sub extends Box {}
assert.compareArray([...new Sub(4)], [4]);
