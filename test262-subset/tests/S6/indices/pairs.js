/*---
description: Under d every capture has its start and end, in units
esid: sec-makematchindicesindexpairarray
features: [regexp-match-indices]
---*/

var m = /(\uD83D\uDE00)(x)?(?<n>b)/du.exec("a\uD83D\uDE00b");
assert.compareArray(m.indices[0], [1, 4]);
assert.compareArray(m.indices[1], [1, 3]);
assert.sameValue(m.indices[2], undefined);
assert.compareArray(m.indices.groups.n, [3, 4]);
assert.sameValue(Object.getPrototypeOf(m.indices.groups), null);
assert.sameValue(m.indices.groups.n === m.indices[3], true);
assert.sameValue(/a/d.exec("a").indices.groups, undefined);
