/*---
description: The value of an assignment is the right side, whatever the setter returns
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var o = { set a(v) { return 99; } };
assert.sameValue(o.a = 5, 5);
