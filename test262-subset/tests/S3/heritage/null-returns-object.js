/*---
description: A class that extends null may return an object of its own making
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class A extends null { constructor() { return Object.create(new.target.prototype); } }
assert.sameValue(new A() instanceof A, true);
