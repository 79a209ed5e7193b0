/*---
description: An array-like is sorted in place and its holes are deleted at the end
esid: sec-array.prototype.sort
---*/

var like = { length: 4, 0: "c", 2: "a", 3: undefined };
Array.prototype.sort.call(like);
assert.sameValue(like[0] + like[1], "ac");
assert(2 in like && like[2] === undefined);
assert(!(3 in like));
