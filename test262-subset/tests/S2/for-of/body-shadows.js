/*---
description: The body may declare a name of the head again
esid: sec-for-in-and-for-of-statements
---*/

let seen = [];
for (let x of [1]) { let x = 2; seen.push(x); }
assert.compareArray(seen, [2]);
