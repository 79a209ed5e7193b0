/*---
description: The fields of a base class are made before its constructor runs
esid: sec-ecmascript-function-objects-construct-argumentslist-newtarget
---*/

class A { a = 1; constructor(x = this.a) { this.seen = x; } }
assert.sameValue(new A().seen, 1);
