/*---
description: assign keeps what it wrote before a failing write
esid: sec-object.assign
---*/

var target = { get locked() { return 0; } };
assert.throws(TypeError, function () { Object.assign(target, { a: 1, locked: 2, c: 3 }); });
assert.sameValue(target.a, 1);
assert(!("c" in target));
