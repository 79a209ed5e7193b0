/*---
description: Every entry is a new array, which changes nothing in the map
esid: sec-createmapiterator
---*/

var m = new Map([["k", 1]]);
var e = m.entries().next().value;
e[1] = 2;
assert.sameValue(m.get("k"), 1);
assert.notSameValue(m.entries().next().value, e);
assert.sameValue(Object.prototype.toString.call(m.keys()), "[object Map Iterator]");
