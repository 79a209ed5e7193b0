/*---
description: A for-in statement takes its keys apart
esid: sec-for-in-and-for-of-statements
---*/

let seen = [];
for (const [a, b] in { xy: 1, zw: 2 }) seen.push(b + a);
for (const { length } in { abc: 0 }) seen.push(length);
assert.compareArray(seen, ["yx", "wz", 3]);
