/*---
description: An object returned by a constructor takes the place of this
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

let o = {};
class A { constructor() { return o; } }
class B extends Object { constructor() { return o; } }
assert.sameValue(new A(), o);
assert.sameValue(new B(), o);
