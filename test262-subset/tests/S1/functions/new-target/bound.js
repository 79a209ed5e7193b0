/*---
description: Constructing a bound function makes its target the new.target
esid: sec-bound-function-exotic-objects-construct-argumentslist-newtarget
---*/

function F() { return { t: new.target }; }
assert.sameValue(new (F.bind(null))().t, F);
