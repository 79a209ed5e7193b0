/*---
description: A property of the global object is a name everywhere
esid: sec-global-environment-records
---*/

globalThis.made = 5;
assert.sameValue(made, 5);
made = 6;
assert.sameValue(globalThis.made, 6);
delete globalThis.made;
assert.throws(ReferenceError, function () { made; });
