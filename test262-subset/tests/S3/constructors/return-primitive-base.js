/*---
description: A primitive returned by a base constructor is ignored
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class A { constructor() { this.x = 1; return 5; } }
assert.sameValue(new A().x, 1);
