/*---
description: Holes and commas around a spread count as usual
esid: sec-array-initializer
---*/

let list = [, ...[1], , ...[], ,];
assert.sameValue(list.length, 4);
assert.sameValue(0 in list, false);
assert.sameValue(2 in list || 3 in list, false);
