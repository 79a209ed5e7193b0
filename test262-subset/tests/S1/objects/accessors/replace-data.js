/*---
description: An accessor replaces a data property of the same name and the other way round
esid: sec-runtime-semantics-methoddefinitionevaluation
---*/

var o = { a: 1, get a() { return 2; } };
assert.sameValue(o.a, 2);
var p = { get a() { return 2; }, a: 3 };
assert.sameValue(p.a, 3);
