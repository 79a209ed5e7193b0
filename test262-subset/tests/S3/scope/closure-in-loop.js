/*---
description: Classes made in a loop keep the bindings of their round
esid: sec-createperiterationenvironment
---*/

let made = [];
for (let i = 0; i < 3; i++) made.push(class { static n() { return i; } });
assert.compareArray(made.map((c) => c.n()), [0, 1, 2]);
