/*---
description: A for-of statement may assign through a pattern
esid: sec-for-in-and-for-of-statements
---*/

let o = {}, a, sum = 0;
for ([a, o.b = 10] of [[1], [2, 20]]) sum += a + o.b;
for ({ a } of [{ a: 100 }]) sum += a;
assert.sameValue(sum, 133);
