/*---
description: A computed key is converted once, before the value is evaluated
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

var log = "";
var key = { toString() { log += "k"; return "a"; } };
var o = { [key]: (log += "v", 1) };
assert.sameValue(log, "kv");
assert.sameValue(o.a, 1);
