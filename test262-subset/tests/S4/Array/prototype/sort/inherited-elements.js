/*---
description: Inherited elements take part and their sorted place becomes own
esid: sec-sortindexedproperties
---*/

var like = { __proto__: { 0: 9 }, length: 2, 1: 1 };
Array.prototype.sort.call(like);
assert.sameValue(Object.keys(like).join(), "0,1,length");
assert.sameValue(like[0], 1);
assert.sameValue(like[1], 9);
