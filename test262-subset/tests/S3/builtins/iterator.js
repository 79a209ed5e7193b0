/*---
description: A subclass of the abstract Iterator gets its methods
esid: sec-iterator-constructor
---*/

class Up extends Iterator { n = 0; next() { return { value: this.n++, done: this.n > 3 }; } }
assert.compareArray(new Up().map((x) => x * 2).toArray(), [0, 2, 4]);
assert.throws(TypeError, function () { new Iterator(); });
