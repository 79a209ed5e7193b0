/*---
description: new on a bound function constructs its target and passes it as new.target
esid: sec-bound-function-exotic-objects-construct-argumentslist-newtarget
---*/

var seen;
function F(a, b) { seen = new.target; this.sum = a + b; }
var B = F.bind({ never: 1 }, 1);
var made = new B(2);
assert.sameValue(made.sum, 3);
assert.sameValue(seen, F);
assert(made instanceof B && made instanceof F);
assert(!Object.hasOwn(B, "prototype"));
assert.throws(TypeError, function () { new ((() => 1).bind())(); });
