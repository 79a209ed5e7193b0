/*---
description: A derived constructor that never calls super throws a ReferenceError
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class B extends Object { constructor() {} }
assert.throws(ReferenceError, function () { new B(); });
