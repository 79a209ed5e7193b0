/*---
description: A result has the own properties value and done, in this order
esid: sec-createiterresultobject
---*/

let r = (function* () { yield 7; })().next();
assert.compareArray(Reflect.ownKeys(r), ["value", "done"]);
assert.sameValue(r.value, 7);
assert.sameValue(r.done, false);
