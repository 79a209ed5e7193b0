/*---
description: get and set are also names of plain properties and methods
esid: sec-object-initializer
---*/

var set = 2;
var o = { get: 1, set, get get() { return 3; }, set set(v) {} };
assert.sameValue(o.get, 3);
assert.sameValue({ get() { return 4; } }.get(), 4);
assert.sameValue({ set }.set, 2);
