/*---
description: Elements pushed by a callback are not visited
esid: sec-array.prototype.filter
---*/

var a = [1, 2], n = 0;
a.filter(function () { n++; a.push(n); return true; });
a.forEach(function () { a.unshift(0); n = a.length; });
assert.sameValue(n, 8);
