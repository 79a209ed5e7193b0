/*---
description: An array iterator that is done stays done although the array grows
esid: sec-%arrayiteratorprototype%.next
---*/

let list = [1], it = list[Symbol.iterator]();
it.next();
assert.sameValue(it.next().done, true);
list.push(2);
assert.sameValue(it.next().done, true);
