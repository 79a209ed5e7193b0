/*---
description: A static method may be called constructor
esid: sec-class-definitions
---*/

class A { static constructor() { return 3; } static get x() { return 4; } }
assert.sameValue(A.constructor(), 3);
assert.sameValue(new A().constructor, A);
