/*---
description: Only the chosen branch of a conditional is evaluated
esid: sec-conditional-operator
---*/

var log = "";
assert.sameValue(true ? (log += "a", 1) : (log += "b", 2), 1);
assert.sameValue(0 ? (log += "c", 1) : (log += "d", 2), 2);
assert.sameValue(log, "ad");
assert.sameValue(false ? 1 : true ? 2 : 3, 2);
