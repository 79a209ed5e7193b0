/*---
description: An object without properties is frozen once it is not extensible
esid: sec-testintegritylevel
---*/

assert.sameValue(Object.isFrozen({}), false);
assert.sameValue(Object.isFrozen(Object.preventExtensions({})), true);
var o = Object.preventExtensions({ get x() { return 1; } });
assert.sameValue(Object.isSealed(o), false);
Object.seal(o);
assert.sameValue(Object.isFrozen(o), true, "an accessor has no writable to take away");
