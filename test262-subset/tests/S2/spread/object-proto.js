/*---
description: A spread of an own __proto__ property defines an own property
esid: sec-copydataproperties
---*/

let o = { ...{ ["__proto__"]: 1 } };
assert.sameValue(Object.hasOwn(o, "__proto__"), true);
assert.sameValue(Object.getPrototypeOf(o), Object.prototype);
