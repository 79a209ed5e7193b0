/*---
description: A compound assignment reads and writes once each
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var log = "", v = 1;
var o = { get a() { log += "g"; return v; }, set a(x) { log += "s"; v = x; } };
o.a += 2;
o.a++;
assert.sameValue(v, 4);
assert.sameValue(log, "gsgs");
