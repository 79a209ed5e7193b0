/*---
description: eval returns an argument that is no string as it is
esid: sec-performeval
---*/

var o = { toString() { return "1 + 1"; } };
assert.sameValue(eval(o), o);
assert.sameValue(eval(), undefined);
assert.sameValue(eval(7), 7);
assert.sameValue(typeof eval(new String("1")), "object");
