/*---
description: A static Symbol.species chooses another constructor
esid: sec-arrayspeciescreate
---*/

class List extends Array { static get [Symbol.species]() { return Array; } }
let m = new List(1, 2, 3).map((x) => x);
assert.sameValue(m instanceof List, false);
assert.sameValue(m.constructor, Array);
