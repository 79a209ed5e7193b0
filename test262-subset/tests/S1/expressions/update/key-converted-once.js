/*---
description: The property key of an update is converted once
esid: sec-update-expressions
---*/

var conversions = 0;
var key = { toString() { conversions++; return "k"; } };
var o = { k: 1 };
o[key]++;
assert.sameValue(o.k, 2);
assert.sameValue(conversions, 1);
