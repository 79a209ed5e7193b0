/*---
description: A pattern may be declared in the head of a for statement
esid: sec-for-statement
---*/

let sum = 0;
for (let [i, n] = [0, 3]; i < n; i++) sum += i;
assert.sameValue(sum, 3);
