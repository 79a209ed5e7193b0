/*---
description: super may be called in a finally block after a return of undefined
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class B extends Object { constructor() { try { return; } finally { super(); } } }
assert.sameValue(new B() instanceof B, true);
