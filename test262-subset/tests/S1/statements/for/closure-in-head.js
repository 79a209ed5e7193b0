/*---
description: A closure made in the initializer sees the first copy only
esid: sec-createperiterationenvironment
---*/

var f;
for (let i = 0, g = () => i; i < 2; i++) f = g;
assert.sameValue(f(), 0);
