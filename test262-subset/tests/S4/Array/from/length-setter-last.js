/*---
description: length is set after the last element, also for an empty source
esid: sec-array.from
---*/

var seen = [];
function C() { return { set length(n) { seen.push(n, Object.keys(this).length); } }; }
Array.from.call(C, "ab");
Array.from.call(C, {});
assert.compareArray(seen, [2, 3, 0, 1]);
