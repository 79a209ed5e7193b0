/*---
description: Private methods are there when the first field is initialized
esid: sec-initializeinstanceelements
---*/

class A { a = this.#m(); #m() { return 6; } }
assert.sameValue(new A().a, 6);
