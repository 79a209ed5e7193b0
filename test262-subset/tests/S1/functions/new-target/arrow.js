/*---
description: An arrow function has the new.target of the function around it
esid: sec-meta-properties
---*/

function F() { return (() => ({ t: new.target }))(); }
assert.sameValue(new F().t, F);
assert.sameValue(F().t, undefined);
