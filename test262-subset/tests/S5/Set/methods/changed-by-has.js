/*---
description: A has that changes the receiver is seen by the walk over it
esid: sec-set.prototype.difference
---*/

var s = new Set([1, 2, 3]), asked = [];
var other = { size: 9, has(v) { asked.push(v); s.delete(2); return false; }, keys() {} };
assert.compareArray([...s.difference(other)], [1, 2, 3]);
assert.compareArray(asked, [1, 3]);
