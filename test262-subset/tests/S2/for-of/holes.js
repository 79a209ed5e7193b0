/*---
description: Holes are visited as undefined
esid: sec-%arrayiteratorprototype%.next
---*/

let n = 0;
for (let x of [, 1, ,]) if (x === undefined) n++;
assert.sameValue(n, 2);
