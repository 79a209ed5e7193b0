/*---
description: matchAll works on a copy made by the species constructor, from the same lastIndex
esid: sec-regexp-prototype-matchall
---*/

var r = /a/g;
r.lastIndex = 1;
var it = r[Symbol.matchAll]("aaa");
r.lastIndex = 3;
assert.sameValue([...it].length, 2);
assert.sameValue(r.lastIndex, 3);
var made = [];
r.constructor = { [Symbol.species]: function (p, f) { made.push(p, f); return /b/g; } };
assert.sameValue([...r[Symbol.matchAll]("bb")].length, 0);
assert.compareArray(made, [r, "g"]);
