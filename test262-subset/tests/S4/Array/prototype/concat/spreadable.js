/*---
description: Symbol.isConcatSpreadable decides over arrays and other objects
esid: sec-isconcatspreadable
---*/

var shut = [1, 2];
shut[Symbol.isConcatSpreadable] = false;
assert.sameValue([].concat(shut)[0], shut);
var open = { length: 3, 1: "b", [Symbol.isConcatSpreadable]: 1 };
var r = ["a"].concat(open, "z");
assert.sameValue(r.length, 5);
assert.sameValue(1 in r, false);
assert.sameValue(r[2], "b");
assert.sameValue(r[4], "z");
assert.sameValue([1].concat([, ]).length, 2);
assert.throws(TypeError, function () { [1].concat({ length: Math.pow(2, 53) - 1, [Symbol.isConcatSpreadable]: true }); });
