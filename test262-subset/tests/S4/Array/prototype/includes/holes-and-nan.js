/*---
description: includes takes holes for undefined and finds NaN; indexOf does neither
esid: sec-array.prototype.includes
---*/

assert([, ].includes(undefined));
assert.sameValue([, ].indexOf(undefined), -1);
assert([NaN].includes(NaN));
assert([-0].includes(0));
