/*---
description: A generator function whose prototype is no object uses the intrinsic one
esid: sec-getprototypefromconstructor
---*/

function* g() {}
let intrinsic = Object.getPrototypeOf(g.prototype);
g.prototype = null;
assert.sameValue(Object.getPrototypeOf(g()), intrinsic);
