/*---
description: An array that says it is not spreadable stays one element
esid: sec-isconcatspreadable
---*/

var a = [1, 2];
a[Symbol.isConcatSpreadable] = false;
assert.sameValue([0].concat(a).length, 2);
assert.sameValue([0].concat(a)[1], a);
a[Symbol.isConcatSpreadable] = undefined;
assert.sameValue([0].concat(a).length, 3);
assert.sameValue([0].concat(/x/).length, 2);
