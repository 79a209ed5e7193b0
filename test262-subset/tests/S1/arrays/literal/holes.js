/*---
description: Elisions make holes, a trailing comma does not
esid: sec-array-initializer
---*/

var a = [, 1, , 2, ,];
assert.sameValue(a.length, 5);
assert.sameValue(0 in a, false);
assert.sameValue(4 in a, false);
assert.sameValue([1, 2,].length, 2);
