/*---
description: A subclass of Array is an exotic array
esid: sec-array-constructor
---*/

class List extends Array { last() { return this[this.length - 1]; } }
let l = new List();
l[4] = "x";
assert.sameValue(l.length, 5);
assert.sameValue(l.last(), "x");
assert.sameValue(Array.isArray(l), true);
