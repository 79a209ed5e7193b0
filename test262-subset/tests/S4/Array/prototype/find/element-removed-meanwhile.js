/*---
description: An element removed before its turn is undefined; the value found is the one that was tested
esid: sec-array.prototype.find
---*/

var a = [1, 2, 3];
var got = a.find(function (v, i) { a.length = 1; return i === 2; });
assert.sameValue(got, undefined);
a = [1];
assert.sameValue(a.find(function () { a[0] = 2; return true; }), 1);
