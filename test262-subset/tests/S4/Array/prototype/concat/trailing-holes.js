/*---
description: Trailing holes count in the length of the result
esid: sec-array.prototype.concat
---*/

var a = [1].concat([, , ], [, 4, , ]);
assert.sameValue(a.length, 6);
assert.sameValue(Object.keys(a).join(), "0,4");
