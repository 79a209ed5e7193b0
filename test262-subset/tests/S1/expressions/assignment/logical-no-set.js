/*---
description: A logical assignment that short-circuits does not call the setter
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var sets = 0;
var o = { get v() { return 1; }, set v(x) { sets++; } };
o.v ||= 2;
o.v ??= 2;
assert.sameValue(sets, 0);
o.v &&= 2;
assert.sameValue(sets, 1);
