/*---
description: null, undefined and holes join as nothing; an undefined separator is a comma, null is a word
esid: sec-array.prototype.join
---*/

assert.sameValue([null, 1, undefined, , 2].join(undefined), ",1,,,2");
assert.sameValue([1, 2].join(null), "1null2");
assert.sameValue([1].join({ toString() { return "never seen"; } }), "1");
