/*---
description: A function in a property with a computed key takes its name from the key
esid: sec-runtime-semantics-namedevaluation
---*/

var s = Symbol("d"), e = Symbol();
var o = { ["a" + 1]: () => 0, [s]: function () {}, [e]: class {} };
assert.sameValue(o.a1.name, "a1");
assert.sameValue(o[s].name, "[d]");
assert.sameValue(o[e].name, "");
