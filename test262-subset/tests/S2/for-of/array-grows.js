/*---
description: Elements added during the loop are visited
esid: sec-%arrayiteratorprototype%.next
---*/

let list = [1, 2], n = 0;
for (let x of list) { n++; if (list.length < 5) list.push(x); }
assert.sameValue(n, 5);
