/*---
description: The constructor adds through add, read once
esid: sec-set-iterable
---*/

var reads = 0, added = [];
class S extends Set { get add() { reads++; return function (v) { added.push(v); }; } }
var s = new S([1, 2]);
assert.sameValue(reads, 1);
assert.compareArray(added, [1, 2]);
assert.sameValue(s.size, 0);
