/*---
description: Elements removed before their turn are not visited
esid: sec-%arrayiteratorprototype%.next
---*/

let list = [1, 2, 3], seen = [];
for (let x of list) { seen.push(x); list.pop(); }
assert.compareArray(seen, [1, 2]);
