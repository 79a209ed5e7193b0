/*---
description: Returning undefined without calling super throws a ReferenceError
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class B extends Object { constructor() { return undefined; } }
assert.throws(ReferenceError, function () { new B(); });
