/*---
description: The loop may assign to a property evaluated anew in each round
esid: sec-for-in-and-for-of-statements
---*/

let o = {}, i = 0;
for (o["k" + i++] of ["a", "b"]) ;
assert.compareArray([o.k0, o.k1], ["a", "b"]);
