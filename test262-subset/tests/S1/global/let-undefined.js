/*---
description: A global let cannot be named undefined
esid: sec-hasrestrictedglobalproperty
---*/

assert.sameValue((function () { let undefined = 1; return undefined; })(), 1);
assert.sameValue(Object.getOwnPropertyDescriptor(globalThis, "undefined").configurable, false);
